export const picturesPath = '/letters/pictures/'

/** The width of an email's column in CSS pixels. */
const columnWidth = 520

export const pictureLimits = {
	/** The maximum size of an uploaded file, in bytes. Equals the limit in `deploy/nginx.conf`. */
	maxUploadBytes: 12_000_000,
	/** The maximum number of pixels of an uploaded picture, more than the photographs of phones have. */
	maxPixels: 60_000_000,
	/**
	 * The maximum width and height of a stored picture, in pixels. The width is twice that of an email's column, for
	 * dense screens.
	 */
	maxWidth: 2 * columnWidth,
	maxHeight: 8 * columnWidth,
	/** Maximum number of stored pictures. */
	maxPictures: 500,
} as const

/** Accepted upload types. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why an upload is rejected: not a JPEG, PNG or WebP; animated; too many pixels; unreadable. */
export const pictureFaults = ['format', 'animated', 'pixels', 'damaged'] as const

export type PictureFault = (typeof pictureFaults)[number]

export type NamedPicture = {
	readonly name: string
	/** In pixels. */
	readonly width: number
	readonly height: number
	readonly type: 'image/jpeg' | 'image/png'
}

const nameForm = /^[0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})\.(jpg|png)$/

/**
 * A stored picture's name. It contains the hash of the picture's bytes, so that a URL's content never changes, and the
 * picture's size, so that an email can be laid out without loading the picture.
 *
 * @param hash 32 hexadecimal digits
 * @example pictureName({ hash: '9f…', width: 1040, height: 693, type: 'image/jpeg' }) // '9f…-1040x693.jpg'
 */
export function pictureName({
	hash,
	width,
	height,
	type,
}: Omit<NamedPicture, 'name'> & { readonly hash: string }): string {
	return `${hash}-${width}x${height}.${type === 'image/png' ? 'png' : 'jpg'}`
}

/**
 * Parses a picture's name; null if it is invalid.
 *
 * @example parsePictureName('9f…-1040x693.jpg')?.width // 1040
 */
export function parsePictureName(name: string): NamedPicture | null {
	const [, width, height, ending] = nameForm.exec(name) ?? []
	if (ending === undefined) return null
	const type = ending === 'png' ? 'image/png' : 'image/jpeg'
	return { name, width: Number(width), height: Number(height), type }
}

/**
 * A picture's size in an email, in CSS pixels: as wide as the column, or its own size if the picture is smaller.
 *
 * @example shownSize({ width: 1040, height: 693 }) // { width: 520, height: 347 }
 * @example shownSize({ width: 300, height: 200 }) // { width: 300, height: 200 }
 */
export function shownSize({ width, height }: Pick<NamedPicture, 'width' | 'height'>): {
	readonly width: number
	readonly height: number
} {
	const shown = Math.min(width, columnWidth)
	return { width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
}

/**
 * The line of a letter's source that shows a picture.
 *
 * @param alt the text alternative
 * @example pictureLine('9f…-1040x693.jpg', 'A lit window') // '![A lit window](/letters/pictures/9f…-1040x693.jpg)'
 */
export function pictureLine(name: string, alt: string): string {
	const words = alt
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll(/[\\[\]*_`<&]/g, String.raw`\$&`)
	return `![${words}](${picturesPath}${name})`
}
