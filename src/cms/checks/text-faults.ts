import { allWordsFiles, editedPlaces, isProse } from '#cms/reader/files/addresses.ts'
import type { TextPlace } from '#cms/reader/files/text-places.ts'
import { englishVersionOf } from '#site-map/english-version.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { words } from '#cms/reader/entries.ts'
import { linkTarget } from '#cms/reader/prose/link-target.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import { englishSentences } from './english-sentences.ts'

/** A text as written in a file of `src/content`, before facts are filled in. */
export type WrittenText = TextPlace & {
	/** Below `src/content`. */
	readonly file: string
	/** The text with the tags and link addresses of Markdoc. */
	readonly marked: string
}

/**
 * Every text of all files with their edits. The language of a text is that of an enclosing key, else that of its file.
 */
export function writtenTexts(): readonly WrittenText[] {
	return allWordsFiles().flatMap((file) =>
		editedPlaces(file).map((each) => ({
			...each,
			file,
			text: isProse(file) ? each.text.replaceAll(markup, '') : each.text,
			marked: each.text,
		})),
	)
}

const markup = /\{%[^%]*%\}|\{[\w.]+\}|\]\([^()]*\)/g

/**
 * A fault for each English sentence in a text in another language.
 *
 * @example englishFaults([{ file, line: 3, language: 'de', text: 'Read what the app does.', … }])
 * // [WordsError: src/content/…:3: “Read what the app does.” is English. Translate it into de, or …]
 */
export function englishFaults(texts: readonly WrittenText[]): readonly WordsError[] {
	return texts.filter(isTranslated).flatMap((each) =>
		englishSentences([withoutSyntax(each.text)]).map((sentence) => {
			const advice = `Translate it into ${each.language}, or add a name to src/cms/checks/english-sentences.ts`
			return fault(each, `“${sentence}” is English. ${advice}.`, 'english', { text: sentence })
		}),
	)
}

/** A fault for each placeholder that the author of a new page has not yet replaced: `[[Write the question]]`. */
export function placeholderFaults(texts: readonly WrittenText[]): readonly WordsError[] {
	return texts.flatMap((each) =>
		[...each.text.matchAll(/\[\[([^[\]]+)\]\]/g)].map(([, text = '']) =>
			fault(each, `“${text}” is still to be written.`, 'placeholder', { text }),
		),
	)
}

/** A heading that the specification prescribes in English, even for the Spanish panel. */
const fixedHeading = 'Unexpected Application Error!'

/** Whether a text is shown and needs translation. A single word in lower case is a key and is not shown. */
export function isTranslated({ language, text }: WrittenText): boolean {
	return language !== 'en' && !/^[a-z]+$/.test(text) && text !== fixedHeading
}

/** Removes the names of arguments and facts, and ICU's keywords next to them, because all of these are English. */
function withoutSyntax(text: string): string {
	return text
		.replaceAll(/\{[\w.]+(?:, \w+)?,?\}?/g, '{')
		.replaceAll(/(?:=\d+|\b(?:one|other|many|few|two|zero)) \{/g, '{')
}

/**
 * Files in which terms are not checked: the messages of Say no and the quoted sources are in the words of others, and
 * the glossary contains the forbidden terms.
 */
const notOurs = /say-no|ready-messages|facts\/(?:glossary|sources)\.yaml/

/**
 * The parts of a text in which terms are not checked: addresses, names of facts and arguments, soft hyphens, and
 * quotations in German quotation marks.
 */
const unread = /(?:page|app):[\w/#-]+|https?:\S+|\{[%$]?[\w. ]+|\u00AD|„[^„“]*“/g

/** A fault for each use of a term that the glossary forbids, with the term's replacement. */
export function termFaults(texts: readonly WrittenText[]): readonly WordsError[] {
	const terms = (['de', 'pt'] as const).flatMap((language) =>
		Object.values(words('glossary')[language]).flatMap(({ term, forbidden }) =>
			// checked where it is written: src/content/facts/glossary.yaml
			forbidden.map((pattern) => ({ language, term, pattern: new RegExp(pattern) })),
		),
	)
	return texts
		.filter(({ file }) => !notOurs.test(file))
		.flatMap((each) => {
			const text = each.text.replaceAll(unread, '')
			return terms.flatMap(({ language, term, pattern }) => {
				const [said] = language === each.language ? (pattern.exec(text) ?? []) : []
				if (said === undefined) return []
				const sentence = `“${said}” is not a term of src/content/facts/glossary.yaml. Write “${term}”.`
				return [fault(each, sentence, 'term', { text: said, term })]
			})
		})
}

/**
 * Characters that the typeface need not have: the symbol of the command key, which another font draws, and soft
 * hyphens, tabs and line breaks, which need no glyph.
 */
const drawnOtherwise = new Set('⌘\u00AD\t\n')

/**
 * The distinct characters that the typeface lacks.
 *
 * @param characters that the typeface has
 */
export function glyphFaults(
	texts: readonly WrittenText[],
	characters: ReadonlySet<string>,
): readonly WordsError[] {
	const reported = new Set<string>(drawnOtherwise)
	return texts.flatMap((each) =>
		Array.from(each.marked).flatMap((character) => {
			if (characters.has(character) || reported.has(character)) return []
			reported.add(character)
			const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
			const advice = 'Write another character, or add it: python3 scripts/fonts.py'
			const sentence = `“${character}” (U+${code}) has no glyph. ${advice}.`
			return [fault(each, sentence, 'glyph', { text: character })]
		}),
	)
}

/** An internal link as written: `page:privacy#data`, `/print/slider-pin`, `#ready`. */
const internalLink = /^(?:page:\w+|\/[\w/-]*)?(?:#[\w-]+)?$/

function linksIn({ place, marked }: WrittenText): readonly string[] {
	const all = /(?:^|\/)href$/.test(place)
		? [marked]
		: [...marked.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href = '']) => href)
	return all.filter((href) => internalLink.test(href))
}

/**
 * A fault for each link to a page or anchor that the site lacks. A link without a page, such as `#ready`, passes if any
 * page has the anchor: the build checks such links in Markdoc, and each page checks its own.
 *
 * @param anchors the anchors of each built page by path. An address in a language that the site lacks leads to the
 * English page.
 */
export function linkFaults(
	texts: readonly WrittenText[],
	anchors: ReadonlyMap<string, readonly string[]>,
): readonly WordsError[] {
	const all = [...anchors.values()].flat()
	return texts.flatMap((each) =>
		linksIn(each).flatMap((link) => {
			const [path = '', anchor = ''] = linkTarget(link, each.language).href.split('#')
			const own =
				path === '' ? all : (anchors.get(path) ?? anchors.get(englishVersionOf(path) ?? ''))
			if (own === undefined) {
				const advice = 'Write page:NAME, as in src/site-map/pages.ts.'
				return [fault(each, `“${link}” leads to no page. ${advice}`, 'link', { link })]
			}
			// A fragment with a value is a tool's initial state.
			if (anchor === '' || anchor.includes('=') || own.includes(anchor)) return []
			const advice =
				path === ''
					? 'Write one that a part of its page has.'
					: `Use one of: ${own.map((id) => `#${id}`).join(', ')}.`
			return [fault(each, `“${link}” leads to no anchor. ${advice}`, 'anchor', { link })]
		}),
	)
}

function fault(
	{ file, line, place }: WrittenText,
	sentence: string,
	code: WordFault['code'],
	values: WordFault['values'],
): WordsError {
	return new WordsError(file, line, sentence, { code, values }, place)
}
