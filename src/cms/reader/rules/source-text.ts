/**
 * Control characters except line feed, marks of direction and width, tags, lone surrogates, noncharacters and
 * private-use characters.
 */
export const forbiddenCharacter =
	// The pattern searches for control characters on purpose.
	// oxlint-disable-next-line no-control-regex
	/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF0-\uFFFF\u{E0000}-\u{10FFFF}]|\p{Cs}/u

/** Stands for a tag or a variable while the arguments of a text are read. */
const unknownPart = '\uFFFC'

/** A variable in a YAML text: `{price.lifetime}`. */
const factName = /\{(\w+(?:\.\w+)+)\}/g

/** A Markdoc tag: `{% source "hall2019" /%}`. */
const tag = /\{%(?:[^{%]|\{(?!%)|%(?!\}))*%\}/g

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
	const inTags = tagsIn(text).flatMap((each) => [...each.matchAll(/\$(\w+(?:\.\w+)+)/g)])
	return [...text.matchAll(factName), ...inTags].map(([, name = '']) => name)
}

/** ICU's plural categories. */
const pluralCategory = /^(?:=\d+|zero|one|two|few|many|other)$/

const maxDepth = 5

/** The key of a branch of a plural or a select. */
const branch = /\s*(=\d+|\w+)\s*\{/y

/**
 * Whether a source text consists of variables alone, so that only their values can be edited.
 *
 * @example isReference('{plan.terms}') // true
 */
export function isReference(text: string): boolean {
	return text.trim() !== '' && text.replaceAll(factName, '').trim() === ''
}

/** The text of one case of a choice, and its position in the message. */
export type Case = {
	/** A plural category (`one`, `=0`, `other`), or the name of a kind. */
	readonly key: string
	readonly text: string
	readonly start: number
	readonly end: number
}

/** A part of a message that varies by a number or a kind: `{n, plural, one {# page} other {# pages}}`. */
export type Choice = {
	readonly cases: readonly Case[]
	readonly start: number
	readonly end: number
}

/**
 * The arguments of a message, sorted, including those inside plurals. A `select` is listed with its keys, because the
 * site knows no other keys.
 *
 * @returns null for an invalid message, with an unclosed brace or without the branch `other`
 * @example argumentsIn('{n, plural, one {# page} other {# pages}} of {of}') // ['n plural', 'of']
 * @example argumentsIn('a { b') // null
 */
export function argumentsIn(text: string): readonly string[] | null {
	return readMessage(text)?.names.toSorted() ?? null
}

/**
 * The names of a message's arguments, each once; empty for an invalid message.
 *
 * @example argumentNamesIn('{n, plural, one {{name}} other {#}}') // ['n', 'name']
 */
export function argumentNamesIn(text: string): readonly string[] {
	return [...new Set(argumentsIn(text)?.map((each) => each.replace(/ .*/, '')))]
}

/**
 * The choices of a message, except nested ones; empty for an invalid message.
 *
 * @example choicesOf('{n, plural, one {# page} other {# pages}}')
 * // [{ cases: [{ key: 'one', text: '# page', start: 17, end: 23 }, …], start: 0, end: 41 }]
 */
export function choicesOf(text: string): readonly Choice[] {
	return readMessage(text)?.choices ?? []
}

const masked = (part: string) => unknownPart.repeat(part.length)

function readMessage(text: string) {
	const source = text.replaceAll(tag, masked).replaceAll(factName, masked)
	// Escapes are refused: an apostrophe escapes a brace or angle bracket, and everything up to the next apostrophe.
	if (/'[{}<>]/.test(source)) return null
	const names: string[] = []
	const choices: Choice[] = []
	let at = 0

	function take(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = at
		const match = pattern.exec(source)
		if (match) at = pattern.lastIndex
		return match
	}

	/** Reads up to the closing brace, or to the end of the text. Returns false for an invalid text. */
	function isText(depth = 0): boolean {
		take(/[^{}]*/y)
		while (source[at] === '{') {
			if (!isArgument(depth)) return false
			take(/[^{}]*/y)
		}
		return true
	}

	function isArgument(depth: number): boolean {
		const start = at
		const head = take(/\{\s*(\w+)\s*(?:,\s*(plural|select|selectordinal)\s*,|\})/y)
		const [, name = '', kind] = head ?? []
		if (head === null) return false
		if (kind === undefined) return names.push(name) > 0
		const cases = casesFrom(depth)
		if (cases === null || take(/\s*\}/y) === null) return false
		const keys = cases.map(({ key }) => key)
		names.push(
			kind === 'select' ? `${name} select ${keys.toSorted().join(' ')}` : `${name} ${kind}`,
		)
		if (depth === 0) choices.push({ cases, start, end: at })
		const areKnown = kind === 'select' || keys.every((key) => pluralCategory.test(key))
		return areKnown && keys.includes('other')
	}

	function casesFrom(depth: number): readonly Case[] | null {
		const cases: Case[] = []
		for (let key = take(branch); key !== null; key = take(branch)) {
			const start = at
			if (depth > maxDepth || !isText(depth + 1) || source[at] !== '}') return null
			cases.push({ key: key[1] ?? '', text: text.slice(start, at), start, end: at })
			at += 1
		}
		return cases
	}

	return isText() && at === source.length ? { names, choices } : null
}

function tagsIn(text: string): readonly string[] {
	return text.match(tag) ?? []
}

/**
 * Whether every tag of a text is in the original or names a known variable or source, and every opened tag is closed.
 * Tags may be moved and removed.
 *
 * @example areTagsWhole('Rest.', 'Rest.{% source "hall2019" /%}', {}) // true
 * @example areTagsWhole('Rest.{% scene "cat" /%}', 'Rest.', {}) // false
 */
export function areTagsWhole(
	text: string,
	original: string,
	facts: Readonly<Record<string, string>>,
): boolean {
	if (/\{%|%\}/.test(text.replaceAll(tag, ''))) return false
	const before = tagsIn(original)
	const tags = tagsIn(text)
	return (
		tags.every((each) => before.includes(each) || isFactOrSource(each, facts)) && isNested(tags)
	)
}

function isFactOrSource(text: string, facts: Readonly<Record<string, string>>): boolean {
	const [, name] = /^\{% \$(\w+(?:\.\w+)+) %\}$/.exec(text) ?? []
	if (name !== undefined) return Object.hasOwn(facts, name)
	return /^\{% source "\w+" \/%\}$/.test(text)
}

/** Markdoc does not terminate for a hundred nested tags. */
const maxOpenTags = 20

function isNested(tags: readonly string[]): boolean {
	const open: string[] = []
	for (const each of tags) {
		const [, slash, name] = branchOf(each)
		if (name === undefined) continue
		if (slash === '') {
			open.push(name)
			if (open.length > maxOpenTags) return false
		} else if (open.pop() !== name) return false
	}
	return open.length === 0
}

/**
 * The slash, if any, and the name of a tag that opens or closes; empty for an anchor, a variable, an attribute or a
 * branch.
 */
function branchOf(each: string): readonly string[] {
	const found = /^\{%\s*(\/?)(\w+)\b(?!\s*=)/.exec(each) ?? []
	return each.endsWith('/%}') || found[2] === 'else' ? [] : found
}

/** The offset of the first tag nested too deeply for Markdoc; null if there is none. */
export function tooDeepTag(text: string): number | null {
	let depth = 0
	for (const { 0: each, index } of text.matchAll(tag)) {
		const [, slash] = branchOf(each)
		if (slash !== undefined) depth = Math.max(0, depth + (slash === '' ? 1 : -1))
		if (depth > maxOpenTags) return index
	}
	return null
}
