import { comparedText } from '#islands/admin/words/frame/compared-text.ts'
import { plainText, readMarks } from '#islands/admin/words/frame/inline-marks.ts'

/** The sign of an item before its words. */
const itemSign = /^\s*(?:[-*+] |\d+[.)] |#+ )?/

/**
 * Where in a block of prose its item or line is that shows a piece of the page.
 *
 * @param compared the piece, as `comparedText` has it
 * @returns offsets in the source; null if the block is that piece alone, or has it in no line
 * @example pressedPart('- One\n- Two', 'Two', {}) // { start: 8, end: 11 }
 */
export function pressedPart(
	source: string,
	compared: string,
	facts: Readonly<Record<string, string>>,
): { readonly start: number; readonly end: number } | null {
	const lines = source.split('\n')
	if (lines.length === 1) return null
	let at = 0
	for (const each of lines) {
		const [sign = ''] = itemSign.exec(each) ?? []
		const content = withoutAnnotations(each.slice(sign.length))
		const shown = comparedText(plainText(readMarks(content, facts)))
		const start = at + sign.length
		if (shown !== '' && (shown.includes(compared) || compared.startsWith(`${shown} `)))
			return { start, end: start + content.length }
		at += each.length + 1
	}
	return null
}

/** A line without what the build reads behind its words. */
function withoutAnnotations(text: string): string {
	let words = text
	while (words.trimEnd().endsWith('%}') && words.includes('{%'))
		words = words.slice(0, words.lastIndexOf('{%')).trimEnd()
	return words
}
