/** A variable in a text of YAML: `{price.lifetime}`. */
const factName = /\{(\w+(?:\.\w+)+)\}/g

/** A tag of Markdoc: `{% source "hall2019" /%}`. */
const tag = /\{%[\s\S]*?%\}/g

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

/**
 * The arguments of a message that a source text is, sorted, those inside plurals included. A brace that stands alone is one of
 * its own.
 *
 * @example argumentsIn('{n, plural, one {# page} other {# pages}} of {of}') // ['n plural', 'of']
 */
export function argumentsIn(text: string): readonly string[] {
	const plain = text.replaceAll(tag, '').replaceAll(factName, '')
	const found: string[] = []
	let depth = 0
	let before = ''
	for (const [piece] of plain.matchAll(/[{}]|[^{}]+/g)) {
		if (piece === '{') depth += 1
		else if (piece === '}') depth -= 1
		else if (before === '{' && depth % 2 === 1) {
			const [, name = '?', kind] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,.*)?$/s.exec(piece) ?? []
			found.push(kind === undefined ? name : `${name} ${kind}`)
		}
		if (depth < 0 || (before === '{' && (piece === '}' || piece === '{'))) found.push('{')
		before = piece
	}
	return [...(depth === 0 ? [] : ['{']), ...found].toSorted()
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

function isNested(tags: readonly string[]): boolean {
	const open: string[] = []
	for (const each of tags) {
		const [, slash, name] = /^\{%\s*(\/?)(\w+)\b(?!\s*=)/.exec(each) ?? []
		// An anchor, a variable or an attribute; a tag that closes itself; a branch.
		if (name === undefined || each.endsWith('/%}') || name === 'else') continue
		if (slash === '') open.push(name)
		else if (open.pop() !== name) return false
	}
	return open.length === 0
}
