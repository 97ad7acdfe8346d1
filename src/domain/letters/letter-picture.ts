/** The folder of the pictures of letters, on the site. */
export const picturesPath = '/letters/pictures/'

/** The width of a mail's column in CSS pixels. */
const columnWidth = 520

/** The limits of pictures. */
export const pictureLimits = {
	/** Of an uploaded file. nginx passes on as much (`deploy/nginx.conf`). */
	maxUploadBytes: 12_000_000,
	/** Of an uploaded picture: more than phones take. */
	maxPixels: 60_000_000,
	/** The stored picture, in pixels: twice the column of a mail, for dense screens. */
	maxWidth: 2 * columnWidth,
	maxHeight: 8 * columnWidth,
	/** Stored pictures at a time. */
	maxPictures: 500,
} as const

/** The types of files that can be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why an uploaded file is refused: no JPEG, PNG or WebP; it moves; it has too many pixels; it cannot be read. */
export const pictureFaults = ['format', 'animated', 'pixels', 'damaged'] as const

export type PictureFault = (typeof pictureFaults)[number]

/** What the name of a picture says. */
export type NamedPicture = {
	readonly name: string
	/** In pixels. */
	readonly width: number
	readonly height: number
	readonly type: 'image/jpeg' | 'image/png'
}

const nameForm = /^[0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})\.(jpg|png)$/

/**
 * The name of a stored picture: the hash of its bytes, so that an address never has other contents, and its size, so that
 * a mail can be laid out without it.
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
 * Reads the name of a picture; null if it is none.
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
 * The size of a picture in a mail, in CSS pixels: the width of the column, or its own if that is less.
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
 * The line of a letter that shows a picture.
 *
 * @param alt what is to be seen, for those who do not see it
 * @example pictureLine('9f…-1040x693.jpg', 'A lit window') // '![A lit window](/letters/pictures/9f…-1040x693.jpg)'
 */
export function pictureLine(name: string, alt: string): string {
	const words = alt
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll(/[\\[\]*_`<&]/g, String.raw`\$&`)
	return `![${words}](${picturesPath}${name})`
}
