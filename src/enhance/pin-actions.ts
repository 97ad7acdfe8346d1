const messageDurationMs = 5000
/** The intrinsic size of the SVG badge, in pixels. */
const badgeSizePx = 360

/** Handles the buttons of the pin page: copy a pin's words, download it as PNG, print the sheet. */
export function enablePinActions(): void {
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof HTMLElement)) return
		const { action } = target.dataset
		const badge = target.closest('li')?.querySelector('img')
		if (action === 'print') print()
		if (badge && action === 'copy') void copy(badge.alt)
		// Runs before the link's default action, which downloads its new target.
		if (badge && action === 'png') target.setAttribute('href', pngUrl(badge))
	})
}

let clearTimer = 0

/** Copies the words of a pin and confirms it; shows the words if the clipboard is not available. */
async function copy(words: string): Promise<void> {
	const output = document.querySelector('output')
	if (!output) return
	const { copied = '', refused } = output.dataset
	try {
		await navigator.clipboard.writeText(words)
		output.textContent = copied
	} catch {
		output.textContent = refused + words
	}
	clearTimeout(clearTimer)
	clearTimer = window.setTimeout(() => output.replaceChildren(), messageDurationMs)
}

/** Renders the badge as a PNG and returns its data URL. */
function pngUrl(badge: HTMLImageElement): string {
	const canvas = document.createElement('canvas')
	canvas.width = canvas.height = badgeSizePx
	canvas.getContext('2d')?.drawImage(badge, 0, 0, badgeSizePx, badgeSizePx)
	return canvas.toDataURL()
}
