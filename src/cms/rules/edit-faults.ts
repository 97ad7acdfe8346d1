import { pages } from '#site-map/pages.ts'
import { keysIn } from '#values/keys-in.ts'
import {
	areTagsWhole,
	argumentsIn,
	factNamesIn,
	filled,
	forbiddenCharacter,
} from '#cms/reader/rules/source-text.ts'

export type EditFault = keyof typeof isFaulty

type Names = Pick<readonly string[], 'includes'>

/** A replacement text. */
export type TextEdit = {
	/** The text in the repository, or the text that the pages are built from. */
	readonly original: string
	readonly text: string
	/** `line` for a text in YAML, `prose` for a block of Markdoc, `link` for a link's address. */
	readonly kind: 'line' | 'prose' | 'link'
	/** Variables with their values: `{ 'price.lifetime': '$10' }`. */
	readonly facts: Readonly<Record<string, string>>
	/** The names of pages that the owner made. */
	readonly own?: Names | undefined
	/** In characters, with the variables filled in, like `minLength` and `pattern`. */
	readonly maxLength?: number | undefined
	readonly minLength?: number | undefined
	readonly pattern?: string | undefined
}

/**
 * Validates an edited text before it is stored. Errors that need the whole site, such as a missing glyph, are left to
 * the checks before publishing.
 *
 * @returns each error once; empty for a valid text
 * @example
 * editFaults({ original: 'Hello', text: '<b>Hello', kind: 'line', facts: {} }) // ['markup']
 */
export function editFaults(edit: TextEdit): readonly EditFault[] {
	return keysIn(isFaulty).filter((fault) => isFaulty[fault](edit))
}

type Replaced = Omit<TextEdit, 'original' | 'facts' | 'own'> & {
	/** If it differs from `text`. */
	readonly original?: string | undefined
}

/** The faults of a text that is to replace a text of the site. A text equal to the original has none. */
export function faultsOf(
	replaced: Replaced,
	text: string,
	{ facts, own }: Pick<TextEdit, 'facts' | 'own'>,
): readonly EditFault[] {
	const original = replaced.original ?? replaced.text
	return text === original ? [] : editFaults({ ...replaced, original, text, facts, own })
}

/**
 * The possible errors of an edited text:
 *
 * - `empty`: nothing is left of a required text.
 * - `short`: too few characters for its place, such as the description for search engines.
 * - `long`: too many characters for its place, with the variables filled in.
 * - `form`: not in the form required by its place, such as an exclamation mark in an email's subject.
 * - `lines`: a line break in a single-line text.
 * - `characters`: control characters, including those that change the writing direction.
 * - `markup`: an HTML tag.
 * - `syntax`: a Markdown mark that turns the text into something else: code, a picture, a list in one line.
 * - `link`: a link to a missing page, with a forbidden scheme, or in a text of limited length, which shows no links.
 * - `fact`: an unknown variable.
 * - `argument`: an argument filled in by the site, such as `{n}`, is missing, new or broken.
 * - `tag`: a Markdoc tag that is new, or has lost its opening or closing mark.
 * - `heading`: a malformed heading, or a new one.
 */
const isFaulty = {
	empty: ({ text, kind, original }) =>
		text.trim() === '' && (kind !== 'prose' || isHeading(original)),
	short: ({ text, facts, minLength = 0 }) => filled(text, facts).length < minLength,
	long: ({ text, facts, maxLength }) =>
		maxLength !== undefined && filled(text, facts).length > maxLength,
	form: ({ text, facts, pattern }) =>
		// checked where it is written: src/cms/reader/schemas
		pattern !== undefined && !new RegExp(pattern, 'u').test(filled(text, facts)),
	lines: ({ text, kind, original }) =>
		kind !== 'prose' && text.includes('\n') && !original.includes('\n'),
	characters: ({ text }) => forbiddenCharacter.test(text),
	markup: ({ text, original }) => !isMarkupKept(markupIn(text), markupIn(original)),
	syntax: ({ text, kind, original }) => hasNew(syntaxOf(text, kind), syntaxOf(original, kind)),
	link: ({ text, kind, original, maxLength, own = [] }) => {
		const before = linksIn(original, kind)
		const isAllowed = (href: string) => maxLength === undefined && isLink(href, own)
		return linksIn(text, kind).some((href) => !before.includes(href) && !isAllowed(href))
	},
	fact: ({ text, facts, original }) => {
		const before = factNamesIn(original)
		return factNamesIn(text).some((name) => !Object.hasOwn(facts, name) && !before.includes(name))
	},
	argument: ({ text, original }) => {
		const before = argumentsIn(original)
		if (before === null) return !isSame(variantsIn(text), variantsIn(original))
		const found = argumentsIn(text)
		return found === null || !isSame(found, before)
	},
	tag: ({ text, kind, original, facts }) =>
		kind === 'prose' ? !areTagsWhole(text, original, facts) : /\{%|%\}/.test(text),
	heading: ({ text, kind, original }) => kind === 'prose' && !isHeadingKept(text, original),
} satisfies Readonly<Record<string, (edit: TextEdit) => boolean>>

function markupIn(text: string): readonly string[] {
	return text.match(/<[a-z/!?][^>]*>?/gi) ?? []
}

/** Say no's texts offer several wordings with these characters: `{Thanks|Thank you} for asking[, again]`. */
function variantsIn(text: string): readonly string[] {
	return text.match(/[{}|[\]]/g) ?? []
}

/** Quotes contain `<b>`, which may be moved and removed in pairs. */
function isMarkupKept(found: readonly string[], before: readonly string[]): boolean {
	const closing = found.filter((tag) => tag.startsWith('</'))
	return !hasNew(found, before) && closing.length * 2 === found.length
}

/** Matches Markdown for a quotation, a rule, code or a picture, and in a single line also a list or a heading. */
function syntaxOf(text: string, kind: TextEdit['kind']): readonly string[] {
	if (kind === 'link') return []
	const everywhere =
		text.match(/`|!\[|^ {0,3}>|^ {0,3}(?:=+|[-_*](?:[ \t]*[-_*]){1,}|~{3,})[ \t]*$|^ {4,}\S/gm) ??
		[]
	const atStart =
		kind === 'line' ? (text.match(/^\s*(?:[-+*](?=\s|$)|\d+[.)](?=\s|$)|#)/) ?? []) : []
	return [...everywhere, ...atStart].map((mark) => mark.trim().replace(/\d+/, '1'))
}

function linksIn(text: string, kind: TextEdit['kind']): readonly string[] {
	if (kind === 'link') return [text]
	return [
		...[...text.matchAll(/\]\(([^)]*)\)?/g)].map(([, href = '']) => href),
		...[...text.matchAll(/^ {0,3}\[(?:\\.|[^[\]\\])*\]:.*$/gm)].map(([definition]) => definition),
		...(text.match(/<(?:https?|mailto|javascript|data):[^<>]*>/gi) ?? []),
	]
}

function isLink(href: string, own: Names): boolean {
	const [, page] = /^page:(\w+)(?:#[\w-]+)?$/.exec(href) ?? []
	if (page !== undefined) return Object.hasOwn(pages, page) || own.includes(page)
	return /^(?:#[\w-]+|https?:\/\/[^\s<>"'\\{}]+|mailto:[^\s<>"'\\{}]+)$/.test(href)
}

function isHeading(text: string): boolean {
	return /^#{1,6} /.test(text)
}

/** A heading keeps its level and anchor, and stays on one line. Other blocks may not contain a heading. */
function isHeadingKept(text: string, original: string): boolean {
	if (!isHeading(original)) return !/^ {0,3}#{1,6}(?:\s|$)/m.test(text)
	const [, anchor = ''] = /(\{% #[\w-]+ %\})\s*$/.exec(original) ?? []
	return /^## +[^\s{][^\n]*$/.test(text.trimEnd()) && text.trimEnd().endsWith(anchor)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
	return one.join('\n') === other.join('\n')
}

function hasNew(found: readonly string[], before: readonly string[]): boolean {
	return found.some((each) => !before.includes(each))
}
