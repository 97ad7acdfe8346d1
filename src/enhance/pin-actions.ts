/** The intrinsic size of the SVG badge, in pixels. */
const badgeSizePx = 360

/** Handles the pin page's buttons to download a pin as PNG and print the sheet. */
export function enablePinActions(): void {
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof HTMLElement)) return
		const { action } = target.dataset
		const badge = target.closest('li')?.querySelector('img')
		if (action === 'print') print()
		// Runs before the link's default action, which downloads its new target.
		if (badge && action === 'png') target.setAttribute('href', pngUrl(badge))
	})
}

/** Renders the badge as a PNG and returns its data URL. */
function pngUrl(badge: HTMLImageElement): string {
	const canvas = document.createElement('canvas')
	canvas.width = canvas.height = badgeSizePx
	canvas.getContext('2d')?.drawImage(badge, 0, 0, badgeSizePx, badgeSizePx)
	return canvas.toDataURL()
}
