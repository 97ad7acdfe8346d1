import { type Choice, choicesOf, groups, tags } from '#cms/reader/rules/source-text.ts'

/** A fact: `{price.lifetime}` or `{% $price.lifetime %}`, with the space before it. */
const fact = /( ?)(?:\{(\w+(?:\.\w+)+)\}|\{%\s*\$(\w+(?:\.\w+)+)\s*%\})/g
const link = /\[([^[\]]*)\]\([^()\s]*\)/g
const lineStart = /^[ \t]*(?:[-+*]|\d+[.)]|#+)[ \t]+/gm
const mark = /\\([\s\S])|\*+|<\/?b>/g

/**
 * The words of a text as read, on one line: without marks and tags, and with the values of its facts. A plural or
 * select becomes its last case; a value known only at run time becomes an ellipsis. For lists and headings; the server
 * renders pages.
 *
 * @example plainText('**From** {price.lifetime}, {n} left', { 'price.lifetime': '$10' }) // 'From $10, … left'
 */
export function plainText(source: string, facts: Readonly<Record<string, string>>): string {
	return source
		.replaceAll(fact, (_, space: string, inLine: string | undefined, inTag: string | undefined) => {
			const value = facts[inLine ?? inTag ?? ''] ?? '…'
			return value === '' ? '' : `${space}${value}`
		})
		.replaceAll(tags, '')
		.replaceAll(groups, lastCase)
		.replaceAll(link, '$1')
		.replaceAll(lineStart, '')
		.replaceAll(mark, (_, escaped: string | undefined) => escaped ?? '')
		.replaceAll(/\s+/g, ' ')
		.trim()
}

/**
 * The texts of all cases of a plural or select, with … for variables.
 *
 * @example saidIn(choice) // '… page / … pages'
 */
export function saidIn({ cases }: Choice): string {
	return cases.map(({ text }) => saidLast(text)).join(' / ')
}

function saidLast(text: string): string {
	return text.replaceAll(groups, lastCase).replaceAll('#', '…')
}

/** What stands for a group in braces: the last case of a plural or select, or … for a variable. */
function lastCase(group: string): string {
	const last = choicesOf(group)[0]?.cases.at(-1)
	return last ? saidLast(last.text) : '…'
}
