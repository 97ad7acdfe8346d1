import { markPattern } from '#cms/reader/rules/text-marks.ts'
import { readMark } from './marks.ts'

/** Comments, tags, texts, and elements whose text is not markup. */
const tokens =
	// In a rendered page, texts from outside contain no tags.
	/<!--[^]*?-->|<(head|script|style|title|textarea)\b[^]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g

/** A mark that was percent-encoded in a URL. */
const encodedMark =
	/%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/g

/** A mark that is an element of a message, in the JSON of a script or of an island's properties. */
const elementOfMark =
	/(?:\[0,("|&quot;)[\u{F0000}-\u{FFFFD}]\1\]|("|&quot;)[\u{F0000}-\u{FFFFD}]\2),|,(?:\[0,("|&quot;)[\u{100000}-\u{10FFFD}]\3\]|("|&quot;)[\u{100000}-\u{10FFFD}]\4)/gu

/**
 * Replaces the marks of a rendered page with comments around its texts: `<!--t FILE:PLACE-->…<!--/t-->`. A last
 * comment, `<!--texts FILE:PLACE …-->`, lists the texts that occur only in attributes, in the head and in scripts.
 */
export function withPageMarks(html: string): string {
	const pieces: string[] = []
	const open: { readonly address: string; readonly at: number }[] = []
	const placed = new Set<string>()
	const others = new Set<string>()

	function take(mark: string): void {
		const found = readMark(mark)
		if (found === null) return
		const { address, isStart } = found
		if (isStart) {
			open.push({ address, at: pieces.push('') - 1 })
			others.add(address)
			return
		}
		const index = open.findLastIndex((each) => each.address === address)
		const start = open[index]
		if (start === undefined) return
		// Texts that began later and have not ended were cut off by a component.
		open.length = index
		pieces[start.at] = `<!--t ${escaped(address)}-->`
		pieces.push('<!--/t-->')
		placed.add(address)
	}

	function withoutMarks(token: string): string {
		for (const [mark] of token.matchAll(markPattern)) {
			const found = readMark(mark)
			if (found) others.add(found.address)
		}
		return token.replace(elementOfMark, '').replace(markPattern, '').replace(encodedMark, '')
	}

	for (const [token] of html.matchAll(tokens)) {
		if (token.startsWith('<')) pieces.push(withoutMarks(token))
		else {
			let at = 0
			for (const { 0: mark, index } of token.matchAll(markPattern)) {
				pieces.push(token.slice(at, index))
				take(mark)
				at = index + mark.length
			}
			pieces.push(token.slice(at))
		}
	}
	const list = [...others].filter((address) => !placed.has(address)).map(escaped)
	return `${pieces.join('')}<!--texts ${list.join(' ')}-->`
}

/** An address without spaces and without the characters that end a comment. */
function escaped(address: string): string {
	return encodeURI(address.toWellFormed())
}
