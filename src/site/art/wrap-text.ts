/**
 * Breaks a text into lines that are at most `maxWidth` wide. A longer word gets a separate line.
 *
 * @param measure returns the width of a text, in the unit of `maxWidth`
 *
 * @example
 * wrapText('one lamp, well placed', 10, (text) => text.length) // ['one lamp,', 'well', 'placed']
 */
export function wrapText(
	text: string,
	maxWidth: number,
	measure: (text: string) => number,
): string[] {
	return text.split(' ').reduce<string[]>((lines, word) => {
		const longer = [...lines.slice(-1), word].join(' ')
		return lines.length > 0 && measure(longer) <= maxWidth
			? [...lines.slice(0, -1), longer]
			: [...lines, word]
	}, [])
}
