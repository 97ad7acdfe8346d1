import { type Case, type Choice, choicesOf } from '#cms/reader/rules/source-text.ts'

/**
 * Replaces the text of one case of a plural or select.
 *
 * @example withCase('{n, plural, one {# page} other {# pages}}', { start: 17, end: 23 }, '# sheet')
 * // '{n, plural, one {# sheet} other {# pages}}'
 */
export function withCase(
	source: string,
	{ start, end }: Pick<Case, 'start' | 'end'>,
	text: string,
): string {
	return source.slice(0, start) + text + source.slice(end)
}

/**
 * The texts of all cases of a plural or select, with … for variables.
 *
 * @example saidIn(choice) // '… page / … pages'
 */
export function saidIn({ cases }: Choice): string {
	return cases.map(({ text }) => saidLast(text)).join(' / ')
}

/**
 * A text in readable form, with the last case of each plural or select, and … for variables.
 *
 * @example saidLast('{n, plural, one {# page} other {# pages}} of {of}') // '… pages of …'
 */
export function saidLast(source: string): string {
	let said = ''
	let end = 0
	for (const choice of choicesOf(source)) {
		said += source.slice(end, choice.start) + saidLast(choice.cases.at(-1)?.text ?? '')
		end = choice.end
	}
	return (said + source.slice(end)).replaceAll(/\{[\w.]+\}|#/g, '…')
}
