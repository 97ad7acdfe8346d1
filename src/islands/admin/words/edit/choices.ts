/** A part of a text that varies by a number or a kind: `{n, plural, one {# page} other {# pages}}`. */
export type Choice = {
	readonly cases: readonly Case[]
	readonly start: number
	readonly end: number
}

/** The text of one case of a choice, and its position. */
export type Case = {
	/** `one`, `=0`, `other`, or the name of a kind. */
	readonly key: string
	readonly text: string
	readonly start: number
	readonly end: number
}

const beginning = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g
const caseKey = /\s*(=\d+|\w+)\s*\{/y

/**
 * The choices of a text, without nested ones. Ignores an unclosed choice.
 *
 * @example choicesOf('{n, plural, one {# page} other {# pages}}')
 * // [{ cases: [{ key: 'one', text: '# page', start: 17, end: 23 }, …], start: 0, end: 41 }]
 */
export function choicesOf(source: string): readonly Choice[] {
	const choices: Choice[] = []
	let end = 0
	for (const found of source.matchAll(beginning)) {
		if (found.index < end) continue
		const cases = casesFrom(source, found.index + found[0].length)
		const last = cases?.at(-1)
		// What follows an unclosed brace is in it.
		if (cases === null) break
		if (!last) continue
		end = source.indexOf('}', last.end + 1) + 1
		choices.push({ cases, start: found.index, end })
	}
	return choices
}

/** Null for an unclosed brace. */
function casesFrom(source: string, from: number): readonly Case[] | null {
	const cases: Case[] = []
	let at = from
	for (;;) {
		caseKey.lastIndex = at
		const key = caseKey.exec(source)?.[1]
		if (key === undefined) return source.slice(at).trimStart().startsWith('}') ? cases : []
		const start = caseKey.lastIndex
		const end = closingBrace(source, start)
		if (end === -1) return null
		cases.push({ key, text: source.slice(start, end), start, end })
		at = end + 1
	}
}

/** The offset of the brace that closes one opened before an offset; -1 for none. */
function closingBrace(source: string, from: number): number {
	let depth = 0
	for (let at = from; at < source.length; at += 1) {
		if (source[at] === '{') depth += 1
		else if (source[at] === '}' && depth === 0) return at
		else if (source[at] === '}') depth -= 1
	}
	return -1
}

/**
 * Replaces the text of one case.
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
 * The texts of a choice, case after case, with … for variables.
 *
 * @example saidIn(choice) // '… page / … pages'
 */
export function saidIn({ cases }: Choice): string {
	return cases.map(({ text }) => saidLast(text)).join(' / ')
}

/**
 * A text in readable form, with the last case of each choice, and … for variables.
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
