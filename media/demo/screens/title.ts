/** The title of a screen, with the unit of the screen's numbers at the right, as on the site's pictures of the app. */
export function titleSvg(title: string, unit = '', y = 78): string {
	const right = unit
		? `<text x="273" y="${y}" font-size="17" font-weight="480" text-anchor="end" fill="var(--ink-soft)">${unit}</text>`
		: ''
	return `<text x="27" y="${y}" font-size="21" font-weight="560" fill="var(--ink)">${title}</text>${right}`
}

export function labelSvg(text: string, x: number, y: number): string {
	return `<text x="${x}" y="${y}" font-size="18" font-weight="480" fill="var(--ink)">${text}</text>`
}
