import { setImmediate as nextTurn } from 'node:timers/promises'
import { parse } from 'yaml'
import type { WordFact } from '#cms/messages/word-facts.ts'
import { questionsBlock } from '#site/blocks/questions/questions.schema.ts'
import { quotesBlock } from '#site/blocks/quotes/quotes.schema.ts'
import { formOf } from '#cms/pages/form-of.ts'
import type { FormField } from '#cms/messages/words.ts'
import { type Collection, collectionOf } from '#cms/reader/collection.ts'
import { collections } from '#cms/reader/collections.ts'
import { allWordsFiles, isProse, readEdited } from '#cms/reader/files/addresses.ts'
import { frontMatterOf } from '#cms/reader/prose/prose-places.ts'
import { valueIn } from '#cms/reader/edits/normalize-edits.ts'
import { languageOf } from '#cms/reader/files/text-places.ts'
import { perSite } from '#cms/reader/site.ts'
import { readWordsFile } from '#cms/reader/files/words-files.ts'
import { textOfValue } from '#cms/reader/files/yaml-texts.ts'

/** The value at an address that a form edits, from the current site. */
type Fact = Omit<WordFact, 'draft'>

const factFiles = ['prices', 'claims', 'crisis-lines', 'product', 'periods', 'promises'].map(
	(name) => `facts/${name}.yaml`,
)
const sources = 'facts/sources.yaml'
const questions = formOf(questionsBlock.shape.questions)
const testimonials = formOf(quotesBlock.shape.items)

/** All values that forms edit, in file order. Reads a file per turn, so that a first reading delays no other request. */
export async function listFacts(): Promise<readonly Fact[]> {
	const others = allWordsFiles().filter((file) => !file.startsWith('facts/'))
	const facts: Fact[] = []
	for (const file of [...factFiles, sources, ...others]) {
		facts.push(...factsOf(file))
		await nextTurn()
	}
	return facts
}

const factsOf = perSite((file: string) => (file.startsWith('facts/') ? valuesOf : listsOf)(file))

/** Of the sources, returns only those that the owner has added, as one value. The others are edited as texts. */
function valuesOf(file: string): readonly Fact[] {
	const form = formIn(file)
	const original: unknown = parse(readWordsFile(file))
	const edited: unknown = parse(readEdited(file))
	const added = ['added']
	const found =
		file === sources ? [{ keys: added, value: valueIn(edited, added) }] : placesIn(edited, [])
	return found.map((each) => factAt(file, each, original, fieldIn(form, each.keys)))
}

/** The lists of questions and testimonials in a file outside `facts`. */
function listsOf(file: string): readonly Fact[] {
	const content = readWordsFile(file)
	// Avoids parsing most files.
	if (!/^ *(?:- )?(?:question|isSample): /m.test(content)) return []
	const yamlOf = (text: string) => (isProse(file) ? frontMatterOf(text) : text)
	const original: unknown = parse(yamlOf(content))
	const edited: unknown = parse(yamlOf(readEdited(file)))
	return listPlacesIn(original, []).map(({ keys, value }) => {
		const form = isQuestion([value].flat()[0]) ? questions : testimonials
		return factAt(file, { keys, value: valueIn(edited, keys) ?? null }, original, form)
	})
}

function factAt(file: string, { keys, value }: Found, original: unknown, field: FormField): Fact {
	return {
		file,
		place: keys.join('/'),
		language: languageOf(file, keys),
		text: textOfValue(value),
		original: textOfValue(valueIn(original, keys) ?? null),
		field,
	}
}

function formIn(file: string): FormField {
	const { schema } = collectionOf<Collection>(collections, file) ?? {}
	if (schema === undefined) throw new Error(`${file} has no schema`)
	return formOf(schema)
}

/** The field at a place of a form. */
function fieldIn(form: FormField, [key, ...keys]: readonly string[]): FormField {
	return key === undefined ? form : fieldIn(form.fields?.[key] ?? form.item ?? form, keys)
}

type Found = { readonly keys: readonly string[]; readonly value: unknown }

/** The single values within a value. Lists of names and the texts of a claim, which may lack a language, count as one. */
function placesIn(value: unknown, keys: readonly string[]): readonly Found[] {
	const isClaimText = keys[0] === 'claims' && keys[2] === 'text'
	const isWhole = isClaimText || (Array.isArray(value) && typeof value[0] !== 'object')
	if (typeof value !== 'object' || value === null || isWhole) return [{ keys, value }]
	return Object.entries(value).flatMap(([key, each]) => placesIn(each, [...keys, key]))
}

function listPlacesIn(value: unknown, keys: readonly string[]): readonly Found[] {
	if (typeof value !== 'object' || value === null) return []
	if (Array.isArray(value) && keys.length > 0 && value.every(isItem) && value.length > 0)
		return [{ keys, value }]
	return Object.entries(value).flatMap(([key, each]) => listPlacesIn(each, [...keys, key]))
}

function isItem(item: unknown): boolean {
	const { quote, isSample }: Readonly<Record<string, unknown>> = Object(item)
	return isQuestion(item) || (typeof quote === 'string' && typeof isSample === 'boolean')
}

function isQuestion(item: unknown): boolean {
	const { question, answer }: Readonly<Record<string, unknown>> = Object(item)
	return typeof question === 'string' && typeof answer === 'string'
}
