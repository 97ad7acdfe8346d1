import { choicesOf, groups, tags } from '#cms/reader/rules/source-text.ts'
import { saidLast } from './edit/message-cases.ts'

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
		.replaceAll(groups, (found) => (choicesOf(found).length > 0 ? saidLast(found) : '…'))
		.replaceAll(link, '$1')
		.replaceAll(lineStart, '')
		.replaceAll(mark, (_, escaped: string | undefined) => escaped ?? '')
		.replaceAll(/\s+/g, ' ')
		.trim()
}
