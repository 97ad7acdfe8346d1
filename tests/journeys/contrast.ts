/** Runs in the page: the texts with a contrast below 4.5 against white, the colour of paper. */
export function textsOfLowContrast(): string[] {
	const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
	if (!canvas) throw new Error('No canvas')
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	const pale = new Set<string>()
	for (let text = walker.nextNode(); text; text = walker.nextNode()) {
		const element = text.parentElement
		if (
			!text.textContent?.trim() ||
			element?.closest('.visually-hidden, svg, script, style, video')
		)
			continue
		if (!element?.checkVisibility({ visibilityProperty: true })) continue
		if (contrastWithWhite(getComputedStyle(element).color) < 4.5)
			pale.add(text.textContent.trim().slice(0, 40))
	}
	return [...pale]

	function contrastWithWhite(color: string): number {
		if (!canvas) return 0
		for (const fill of ['white', color]) {
			canvas.fillStyle = fill
			canvas.fillRect(0, 0, 1, 1)
		}
		const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
			const share = byte / 255
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
		})
		return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
	}
}
