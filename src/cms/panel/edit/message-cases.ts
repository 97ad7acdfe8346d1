import { type Choice, choicesOf } from '#cms/reader/rules/source-text.ts'

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
