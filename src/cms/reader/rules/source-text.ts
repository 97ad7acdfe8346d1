/**
 * Control characters except line feed, invisible characters for direction and width, tag characters, lone surrogates,
 * noncharacters and private-use characters.
 */
export const forbiddenCharacter =
	// The pattern searches for control characters on purpose.
	// oxlint-disable-next-line no-control-regex
	/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF0-\uFFFF\u{E0000}-\u{10FFFF}]|\p{Cs}/u

/** A variable in a YAML text: `{price.lifetime}`. */
const factName = /\{(\w+(?:\.\w+)+)\}/g

/** A Markdoc tag: `{% source "hall2019" /%}`. */
export const tags = /\{%(?:[^{%]|\{(?!%)|%(?!\}))*%\}/g

/**
 * Fills in a source text's variables. Removes unknown ones.
 *
 * @example filled('Pay {price.lifetime} once.', { 'price.lifetime': '$10' }) // 'Pay $10 once.'
 */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
	return text.replaceAll(factName, (_, name: string) => facts[name] ?? '')
}

/**
 * The variables in a source text, in YAML and in Markdoc tags.
 *
 * @example factNamesIn('{price.lifetime} for {% $trial.days %} days') // ['price.lifetime', 'trial.days']
 */
export function factNamesIn(text: string): readonly string[] {
	const inTags = (text.match(tags) ?? []).flatMap((each) => [
		...each.matchAll(/\$(\w+(?:\.\w+)+)/g),
	])
	return [...text.matchAll(factName), ...inTags].map(([, name = '']) => name)
}

/** A group in braces, which can contain groups nested up to five levels deep. */
const group = Array.from({ length: 5 }).reduce<string>(
	(inner) => String.raw`\{(?:[^{}]|${inner})*\}`,
	String.raw`\{[^{}]*\}`,
)
// at most 100,000 characters of a text in the panel: choicesOf
export const groups = new RegExp(group, 'g')

/** The beginning of a choice: `{n, plural,`. */
const choiceStart = /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/

/** A case of a choice: `one {# page}`. */
const choiceCase = new RegExp(String.raw`(=\d+|\b\w+)\s*(${group})`, 'g')

/**
 * Whether a source text consists of variables alone, so that only their values can be edited.
 *
 * @example isReference('{plan.terms}') // true
 */
export function isReference(text: string): boolean {
	return text.trim() !== '' && text.replaceAll(factName, '').trim() === ''
}

/** One case of a choice: its key, and its text with the positions in the message where the text starts and ends. */
export type Case = {
	/** A plural category (`one`, `other`), a number (`=0`), or a value of the argument of a `select`. */
	readonly key: string
	readonly text: string
	readonly start: number
	readonly end: number
}

/** A part of a message that varies with an argument: `{n, plural, one {# page} other {# pages}}`. */
export type Choice = {
	readonly cases: readonly Case[]
	readonly start: number
	readonly end: number
}

/**
 * The choices of a message, except nested ones; empty while a brace is missing.
 *
 * @example choicesOf('{n, plural, one {# page} other {# pages}}')
 * // [{ cases: [{ key: 'one', text: '# page', start: 17, end: 23 }, …], start: 0, end: 41 }]
 */
export function choicesOf(text: string): readonly Choice[] {
	return [...text.matchAll(groups)].flatMap(({ 0: source, index: start }) => {
		const [opening = ''] = choiceStart.exec(source) ?? []
		if (opening === '') return []
		const inside = source.slice(opening.length, -1)
		const cases = [...inside.matchAll(choiceCase)].map(
			({ 0: each, 1: key = '', 2: braces = '', index }) => {
				const end = start + opening.length + index + each.length - 1
				return { key, text: braces.slice(1, -1), start: end - braces.length + 2, end }
			},
		)
		return [{ cases, start, end: start + source.length }]
	})
}

/** The maximum depth of nested tags. For a depth of a hundred, Markdoc does not terminate. */
const maxOpenTags = 20

/** The offset of the first tag nested too deeply for Markdoc; null if there is none. */
export function tooDeepTag(text: string): number | null {
	let depth = 0
	for (const { 0: each, index } of text.matchAll(tags)) {
		// An anchor, a variable, an attribute and an `else` neither open nor close a level of nesting.
		const [, slash, name] = /^\{%\s*(\/?)(\w+)\b(?!\s*=)/.exec(each) ?? []
		if (slash === undefined || name === 'else' || each.endsWith('/%}')) continue
		depth = Math.max(0, depth + (slash === '' ? 1 : -1))
		if (depth > maxOpenTags) return index
	}
	return null
}
