/** What stands for something in a shown text that is known only when the page is used, such as a count. */
export const unknownPart = '\uFFFC'

/** A variable in a text of YAML: `{price.lifetime}`. */
const factName = /\{(\w+(?:\.\w+)+)\}/g

/** A tag of Markdoc: `{% source "hall2019" /%}`. */
const tag = /\{%(?:[^{%]|\{(?!%)|%(?!\}))*%\}/g

/**
 * A source text with its variables filled in. Unknown ones are left out.
 *
 * @example filled('Pay {price.lifetime} once.', { 'price.lifetime': '$10' }) // 'Pay $10 once.'
 */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
	return text.replaceAll(factName, (_, name: string) => facts[name] ?? '')
}

/**
 * The variables that a source text names, in YAML and in tags of Markdoc.
 *
 * @example factNamesIn('{price.lifetime} for {% $trial.days %} days') // ['price.lifetime', 'trial.days']
 */
export function factNamesIn(text: string): readonly string[] {
	const inTags = tagsIn(text).flatMap((each) => [...each.matchAll(/\$(\w+(?:\.\w+)+)/g)])
	return [...text.matchAll(factName), ...inTags].map(([, name = '']) => name)
}

/** What ICU calls the categories of a plural. */
const pluralCategory = /^(?:=\d+|zero|one|two|few|many|other)$/

/** The key of a branch of a plural or a select. */
const branch = /\s*(=\d+|\w+)\s*\{/y

/**
 * Whether a source text is variables alone, so that there is nothing to change in it: what they name is changed instead.
 *
 * @example isReference('{plan.terms}') // true
 */
export function isReference(text: string): boolean {
	return text.trim() !== '' && text.replaceAll(factName, '').trim() === ''
}

/**
 * The arguments of a message that a source text is, sorted, those inside plurals included. A `select` has its keys, because
 * the site knows no others.
 *
 * @returns null for a text that is no message, because something is not closed or the branch `other` is missing
 * @example argumentsIn('{n, plural, one {# page} other {# pages}} of {of}') // ['n plural', 'of']
 * @example argumentsIn('a { b') // null
 */
export function argumentsIn(text: string): readonly string[] | null {
	const source = text.replaceAll(tag, unknownPart).replaceAll(factName, unknownPart)
	// An apostrophe before a brace would take its meaning from it.
	if (/'[{}]/.test(source)) return null
	const found: string[] = []
	let at = 0

	function take(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = at
		const match = pattern.exec(source)
		if (match) at = pattern.lastIndex
		return match
	}

	/** Reads up to the brace that closes the text, or to the end. */
	function isText(): boolean {
		take(/[^{}]*/y)
		return source[at] !== '{' || (isArgument() && isText())
	}

	function isArgument(): boolean {
		const head = take(/\{\s*(\w+)\s*(?:,\s*(plural|select|selectordinal)\s*,|\})/y)
		const [, name = '', kind] = head ?? []
		if (kind === undefined) found.push(name)
		return head !== null && (kind === undefined || hasBranches(name, kind))
	}

	function hasBranches(name: string, kind: string): boolean {
		const keys: string[] = []
		for (let key = take(branch); key !== null; key = take(branch)) {
			keys.push(key[1] ?? '')
			if (!isText() || take(/\}/y) === null) return false
		}
		const areKnown = kind === 'select' || keys.every((key) => pluralCategory.test(key))
		found.push(
			kind === 'select' ? `${name} select ${keys.toSorted().join(' ')}` : `${name} ${kind}`,
		)
		return take(/\s*\}/y) !== null && areKnown && keys.includes('other')
	}

	return isText() && at === source.length ? found.toSorted() : null
}

/** The tags of Markdoc in a source text, with their braces, in order. */
function tagsIn(text: string): readonly string[] {
	return text.match(tag) ?? []
}

/**
 * Whether the tags of a text are those of the original, known variables or sources, and each that opens is closed. They can be
 * moved and removed.
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

/** Markdoc does not come to an end where a hundred stand within each other. */
const maxOpenTags = 20

function isNested(tags: readonly string[]): boolean {
	const open: string[] = []
	for (const each of tags) {
		const [, slash, name] = /^\{%\s*(\/?)(\w+)\b(?!\s*=)/.exec(each) ?? []
		// An anchor, a variable or an attribute; a tag that closes itself; a branch.
		if (name === undefined || each.endsWith('/%}') || name === 'else') continue
		if (slash === '') {
			open.push(name)
			if (open.length > maxOpenTags) return false
		} else if (open.pop() !== name) return false
	}
	return open.length === 0
}
