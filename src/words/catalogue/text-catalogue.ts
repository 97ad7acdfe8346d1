import type { Node } from '@markdoc/markdoc'
import type { ZodType } from 'zod'
import type { Language } from '#domain/pages/languages.ts'
import { allWordsFiles, isProse, placesIn, placesOf, readEdited } from '#words/addresses.ts'
import { type Collection, collectionOf } from '#words/collection.ts'
import { collections } from '#words/collections.ts'
import { factValues } from '#words/fact-values.ts'
import { factsIn } from '#words/facts.ts'
import { fillText } from '#words/fill-text.ts'
import { editedProse, proseCollections } from '#words/prose-entries.ts'
import { perSite } from '#words/site.ts'
import type { TextPlace } from '#words/text-places.ts'
import { isCreatable } from '#words/words-files.ts'
import { TextError, WordsError } from '#words/words-error.ts'
import { piecesOfBlock, piecesOfLine } from './shown-pieces.ts'
import { type WordLeaf, wordLeaves } from './word-leaves.ts'

/** A text of the site, as the pages are built from it. */
export type CatalogueText = {
	/** Below `src/content`. */
	readonly file: string
	readonly place: string
	/** `line` for a text in YAML, `prose` for a block of Markdoc, `link` for a link's address. */
	readonly kind: 'line' | 'prose' | 'link'
	readonly text: string
	/** The original, if an edit differs. */
	readonly original?: string
	/** The visible part: see `shown-pieces.ts`. */
	readonly shown: readonly string[]
	/** In characters, with the variables filled in, like `minLength` and `pattern`, a regular expression. */
	readonly maxLength?: number
	readonly minLength?: number
	readonly pattern?: string
}

/** The texts of one language, and the variables they can use. */
export type TextCatalogue = {
	readonly texts: readonly CatalogueText[]
	/** Variables and their values: `{ 'price.lifetime': '$10' }`. */
	readonly facts: Readonly<Record<string, string>>
}

/** Excludes texts of the panel, of unpublished pages and of letters (edited in Cartas), and texts that are never shown. */
const hiddenFiles =
	/^messages\/es\/panel\/|^series\/|^pages\/\w+\/design\.yaml|^facts\/(?:glossary|promises)\.yaml/

/**
 * Every text of the site in a language, in file order, with the edits of the present site.
 *
 * @throws WordsError for an error in any file
 */
export function textCatalogue(language: Language): TextCatalogue {
	const texts = files()
		.flatMap((file) => textsOf(file).filter((each) => each.language === language))
		.map(({ text }) => text)
	return { texts, facts: factValues(language) }
}

/** Reads the texts of the present site one file at a time, so that the first catalogue does not hold other requests. */
export async function prepareCatalogue(): Promise<void> {
	for (const file of files()) {
		textsOf(file)
		await new Promise((resolve) => void setImmediate(resolve))
	}
}

/** A text of the site, with the variables it can use; null for an unknown address. */
export function catalogueText(
	file: string,
	place: string,
): { readonly text: CatalogueText; readonly facts: TextCatalogue['facts'] } | null {
	const found = files().includes(file) && textsOf(file).find((each) => each.text.place === place)
	return found ? { text: found.text, facts: factValues(found.language) } : null
}

function files(): readonly string[] {
	return allWordsFiles().filter((file) => !hiddenFiles.test(file))
}

type Found = { readonly language: Language; readonly text: CatalogueText }

const textsOf = perSite(readTexts)

function readTexts(file: string): readonly Found[] {
	const collection = collectionOf<Collection>({ ...collections, ...proseCollections }, file)
	const locale = collection?.localeOf?.(/(?<!\w)(\w+)\.\w+$/.exec(file)?.[1] ?? '')
	const leafAt = leavesOf(collection?.schema)
	const isOwn = isCreatable(file)
	const nodesAt = isProse(file) ? tolerant(isOwn, () => nodesByLine(file), noNodes) : noNodes
	const originals = new Map(placesOf(file).map(({ place, text }) => [place, text]))
	return placesIn(file, readEdited(file)).flatMap((found): readonly Found[] => {
		const { place, text, language } = found
		const original = originals.get(place) ?? text
		const own = { file, place, text, ...(original !== text && { original }) }
		if (place.startsWith('#')) {
			const shown = piecesOfBlock(nodesAt(found))
			return [{ language, text: { ...own, kind: 'prose', shown } }]
		}
		const leaf = leafAt(place)
		if (leaf === null || text === '') return []
		const plain = { kind: 'line' as const, shown: [] }
		const shown = tolerant(isOwn, () => line(text, language, leaf, locale), plain)
		return [{ language, text: { ...own, ...shown } }]
	})
}

const noNodes = (): readonly Node[] => []

/** A page that the owner made does not keep others from being edited while it has an error. */
function tolerant<Value>(isOwn: boolean, read: () => Value, instead: Value): Value {
	try {
		return read()
	} catch (error) {
		if (isOwn && (error instanceof WordsError || error instanceof TextError)) return instead
		throw error
	}
}

function line(text: string, language: Language, { isLink, ...rules }: WordLeaf, locale?: string) {
	const filled = fillText(text, language, factsIn(language, locale))
	return {
		kind: isLink ? ('link' as const) : ('line' as const),
		shown: isLink ? [] : piecesOfLine(filled),
		...rules,
	}
}

const leaves = new Map<ZodType, ReturnType<typeof wordLeaves>>()

function leavesOf(schema: ZodType | undefined): ReturnType<typeof wordLeaves> {
	if (schema === undefined) return () => null
	const found = leaves.get(schema) ?? wordLeaves(schema)
	leaves.set(schema, found)
	return found
}

/** The nodes of a Markdoc text by the block they start in. A condition is one block with the nodes of its true branch. */
function nodesByLine(file: string): (place: TextPlace) => readonly Node[] {
	const { parts } = editedProse(file).data
	const nodes = parts.flatMap((part) => [part.heading, ...part.nodes])
	return ({ line: first, text }) => {
		const end = first + text.split('\n').length
		return nodes.filter((node) => {
			const own = (node.lines[0] ?? -1) + 1
			return own >= first && own < end
		})
	}
}
