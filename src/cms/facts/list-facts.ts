import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WordFact } from '#cms/messages/word-facts.ts'
import { questionsBlock } from '#site/blocks/questions/questions.schema.ts'
import { quotesBlock } from '#site/blocks/quotes/quotes.schema.ts'
import { collectionOf } from '#cms/reader/collections.ts'
import { allWordsFiles, readEdited } from '#cms/reader/files/addresses.ts'
import { editablesOf, isListText } from '#cms/reader/edits/edit-places.ts'
import { editsOf, perSite } from '#cms/reader/site.ts'
import { schemaJson } from '#cms/reader/format/schema-json.ts'
import type { FormField } from '#cms/reader/rules/schema-json.ts'
import { readWordsFile } from '#cms/reader/files/words-files.ts'
import { parsedList } from '#cms/reader/files/yaml-texts.ts'

/** The value at an address that a form edits, from the current site. */
type Fact = Omit<WordFact, 'isOriginalChanged'>

const factFiles = ['prices', 'claims', 'crisis-lines', 'product', 'periods', 'promises'].map(
	(name) => `facts/${name}.yaml`,
)
const sources = 'facts/sources.yaml'
const questions = schemaJson(questionsBlock.shape.questions)
const testimonials = schemaJson(quotesBlock.shape.items)

/**
 * All values that forms edit, in file order. Reads one file per turn of the event loop, so that the first reading
 * delays no other request.
 */
export async function listFacts(): Promise<readonly Fact[]> {
	const others = allWordsFiles().filter((file) => !file.startsWith('facts/'))
	const facts: Fact[] = []
	for (const file of [...factFiles, sources, ...others]) {
		facts.push(...factsOf(file))
		await nextTurn()
	}
	return facts
}

/**
 * The values of a file that forms edit: in files of facts, the facts and the sources that the owner has added; in other
 * files, lists of questions and testimonials.
 */
const factsOf = perSite((file: string): readonly Fact[] => {
	const isOfFacts = file.startsWith('facts/')
	// Avoids parsing most files.
	if (!isOfFacts && !/^ *(?:- )?(?:question|isSample): /m.test(readWordsFile(file))) return []
	const form = isOfFacts ? schemaJson(collectionOf(file).schema) : null
	const originals = editablesOf(file)
	const texts = editsOf(file).size === 0 ? originals : editablesOf(file, readEdited(file))
	const edited = new Map(texts.map(({ place, text }) => [place, text]))
	const wholes: string[] = []
	return originals.flatMap(({ place, text: original, language }) => {
		if (wholes.some((each) => place.startsWith(each))) return []
		if (isWhole(file, place, original)) wholes.push(`${place}/`)
		else if (!isOfFacts || file === sources || isListText(original)) return []
		const text = edited.get(place) ?? 'null'
		const field = form ? fieldIn(form, place.split('/')) : listForm(original)
		return [{ file, place, language, text, original, field }]
	})
})

function fieldIn(form: FormField, [key, ...keys]: readonly string[]): FormField {
	if (key === undefined) return form
	const { properties, required = [], additionalProperties: each, items = form } = form
	const own = properties?.[key] ?? (typeof each === 'object' ? each : items)
	return fieldIn({ ...own, isOptional: properties !== undefined && !required.includes(key) }, keys)
}

/**
 * Whether one field edits the whole list or group at a place: a list of names, the texts of a claim (which may lack a
 * language), the owner's sources, or a list of questions or testimonials.
 */
function isWhole(file: string, place: string, text: string): boolean {
	if (file === sources) return place === 'added'
	if (file.startsWith('facts/')) return /^claims\/[^/]+\/text$/.test(place) || /^\[[^[{]/.test(text)
	const items: unknown = text.startsWith('[{') ? parsedList(text) : null
	return Array.isArray(items) && items.every(isItem)
}

function listForm(text: string): FormField {
	return text.includes('"answer":') ? questions : testimonials
}

function isItem(item: unknown): boolean {
	const { question, answer, quote, isSample }: Readonly<Record<string, unknown>> = Object(item)
	const isQuestion = typeof question === 'string' && typeof answer === 'string'
	return isQuestion || (typeof quote === 'string' && typeof isSample === 'boolean')
}
