import type { WordText } from '#cms/messages/words.ts'
import { languageNames } from '#site-map/languages.ts'
import { factNamesIn, isReference } from '#cms/reader/rules/source-text.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import { itemOf, nameOfItem } from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'

/** Labels of one or two words often match by chance: they change separately by default. */
const leastWords = 3

export function placesOf(text: WordText, { texts, places }: Catalog) {
	const { language } = text
	const all = [...texts.values()].filter((each) => each.language === language)
	const alike =
		text.kind === 'line'
			? all.filter((each) => each.kind === 'line' && each.text === text.text)
			: [text]
	const own = Object.keys(places[language]).filter(
		(name) => places[language][name] === textId(text),
	)
	const naming = all.filter(
		(each) =>
			each.kind === 'line' &&
			isReference(each.text) &&
			factNamesIn(each.text).some((name) => own.includes(name)),
	)
	const everywhere = [...new Set([text, ...alike, ...naming])]
	return {
		/**
		 * The texts with the same wording in the same language, starting with the text itself. The owner can change them
		 * together.
		 */
		alike: [text, ...alike.filter((each) => each !== text)],
		/** The items of the tree in which readers see the text, including through other texts that use it as a variable. */
		items: [...new Set(everywhere.flatMap(({ file }) => nameOf(file) ?? []))],
		count: everywhere.length,
		isTogether: text.text.trim().split(/\s+/).length >= leastWords,
	}
}

function nameOf(file: string): string | undefined {
	const item = itemOf(file)
	return item && nameOfItem(item)
}

const maxTitle = 32

/** The title of a text: the name of the last key in its place that has a name, else the first words of the text. */
export function titleOf(
	{ place, kind, text }: WordText,
	facts: Readonly<Record<string, string>> = {},
): string {
	if (kind === 'prose') return words.sentence.paragraph
	const keys = place.split('/').toReversed()
	const names: Readonly<Record<string, string>> = words.sentence.keys
	const name = keys.map((key) => names[key]).find((each) => each !== undefined)
	if (name !== undefined) return name
	const said = plainText(text, facts)
	if (said === '') return words.sentence.label
	return `“${said.length > maxTitle ? `${said.slice(0, maxTitle).replace(/(?<!\s)\s+\S*$/, '')}…` : said}”`
}

export function fieldLabel(text: WordText): string {
	const names = { name: titleOf(text), language: languageNames[text.language] }
	return formatMessage('es', words.sentence.field, names)
}

/**
 * The heading of the part of prose that contains a block, without marks.
 *
 * @returns undefined for a block before the first heading
 */
export function headingOf(text: WordText, { texts, facts }: Catalog): string | undefined {
	const part = text.place.split('/')[0] ?? ''
	const heading = texts.get(textId({ file: text.file, place: part }))
	return heading && plainText(heading.text, facts[text.language])
}

/** The authors or the titles of all sources, by the keys of the sources. */
export function sourceNames(
	catalog: Catalog,
	part: 'authors' | 'title' = 'authors',
): Readonly<Record<string, string>> {
	return namedTexts(catalog, 'facts/sources.yaml', new RegExp(`^(?:added/)?(\\w+)/${part}$`))
}

/** The texts of a file whose places match a pattern, by the part of the place that the pattern captures. */
export function namedTexts(
	{ texts }: Catalog,
	wanted: string,
	name: RegExp,
): Readonly<Record<string, string>> {
	const named = [...texts.values()].map(({ file, place, text }) => [
		file === wanted ? name.exec(place)?.[1] : undefined,
		text,
	])
	return Object.fromEntries(named.filter(([key]) => key !== undefined))
}
