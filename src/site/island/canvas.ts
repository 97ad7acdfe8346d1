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

/**
 * Exports the canvas as a PNG. Chromium encodes between frames, and an idle page, as with reduced motion, has none: it
 * would take seven seconds instead of 20 ms. So frames are requested until the picture is ready.
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

/** The page's typeface, in canvas syntax. */
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
