import { plainText } from '#islands/admin/words/plain-text.ts'

/** The marker of an item before its words. */
const itemSign = /^\s*(?:[-*+] |\d+[.)] |#+ )?/

/**
 * Finds the item or line of a block of prose that shows a piece of the page.
 *
 * @param pressed the words of the piece
 * @returns offsets in the source; null if the block is that piece alone, or no line has it
 * @example pressedPart('- One\n- Two', 'Two', {}) // { start: 8, end: 11 }
 */
export function pressedPart(
	source: string,
	pressed: string,
	facts: Readonly<Record<string, string>>,
): { readonly start: number; readonly end: number } | null {
	const lines = source.split('\n')
	if (lines.length === 1) return null
	let at = 0
	for (const each of lines) {
		const [sign = ''] = itemSign.exec(each) ?? []
		const content = withoutAnnotations(each.slice(sign.length))
		const shown = plainText(content, facts)
		const start = at + sign.length
		if (shown !== '' && (shown.includes(pressed) || pressed.startsWith(`${shown} `)))
			return { start, end: start + content.length }
		at += each.length + 1
	}
	return null
}

/** A line without the trailing syntax for the build. */
function withoutAnnotations(text: string): string {
	let words = text
	while (words.trimEnd().endsWith('%}') && words.includes('{%'))
		words = words.slice(0, words.lastIndexOf('{%')).trimEnd()
	return words
}
