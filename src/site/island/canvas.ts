/** The colours of pictures, by token name: the dark theme's, with a lighter frame. */
export const colours = {
	wall: '#182b24',
	plinth: '#0d1d18',
	glass: '#040d0d',
	paint: '#cfc8b9',
	blind: '#3e4739',
	slat: '#2f392c',
	lamp: '#f9c056',
	glow: '#fee4a0',
	halo: '#f9c0565c',
	text: '#f5f0e4',
	softText: '#dcdccd',
} as const

/** The space left and right of a picture's signature, in pixels. */
const margin = 70

type Signature = {
	/** The site's name, and the address of a page without its scheme. */
	readonly names: readonly [name: string, address: string]
	/** The signature's font size, and the height of the plinth on which it is written, in pixels. */
	readonly size: number
	readonly plinth: number
}

/**
 * Draws a picture on the site's wall, signed on its plinth, in the page's typeface, and exports it as a PNG. Nothing is
 * sent anywhere.
 *
 * @throws Error if the browser cannot draw or encode it
 */
export async function drawPicture(
	{ width, height }: { readonly width: number; readonly height: number },
	{ names: [name, address], size, plinth }: Signature,
	draw: (context: CanvasRenderingContext2D) => Promise<void> | void,
): Promise<Blob> {
	const canvas = Object.assign(document.createElement('canvas'), { width, height, hidden: true })
	const context = canvas.getContext('2d')
	if (!context) throw new Error('The browser does not support canvas')
	// Only a canvas in the page inherits the lining figures of the page's font.
	document.body.append(canvas)
	try {
		// The page already uses this font, so this waits only if the font's file is late.
		await document.fonts.load(font(480, size)).catch(() => undefined)
		fillRect(context, colours.wall, 0, 0, width, height)
		fillRect(context, colours.plinth, 0, height - plinth, width, plinth)
		await draw(context)
		const baseline = height - plinth / 2 + size / 3
		context.letterSpacing = '0px'
		context.textAlign = 'left'
		context.font = font(560, size)
		context.fillStyle = colours.text
		context.fillText(name, margin, baseline)
		context.textAlign = 'right'
		context.font = font(480, size)
		context.fillStyle = colours.softText
		context.fillText(address, width - margin, baseline)
		return await canvasToPng(canvas)
	} finally {
		canvas.remove()
	}
}

/**
 * Exports the canvas as a PNG. Chromium encodes between frames, and an idle page, as with reduced motion, has none:
 * encoding would take seven seconds instead of 20 ms. So frames are requested until the picture is ready.
 */
export function canvasToPng(canvas: HTMLCanvasElement): Promise<Blob> {
	return new Promise((resolve, reject) => {
		let isEncoding = true
		const requestFrames = () => isEncoding && requestAnimationFrame(requestFrames)
		requestFrames()
		canvas.toBlob((blob) => {
			isEncoding = false
			if (blob) resolve(blob)
			else reject(new Error('The canvas was not encoded'))
		})
	})
}

export function font(weight: number, sizePx: number): string {
	return `${weight} ${sizePx}px ${getComputedStyle(document.body).fontFamily}`
}

export function fillRect(
	context: CanvasRenderingContext2D,
	style: string,
	...[x, y, width, height]: [number, number, number, number]
): void {
	context.fillStyle = style
	context.fillRect(x, y, width, height)
}
