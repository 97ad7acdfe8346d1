import * as z from 'zod/mini'
import { formField } from './words.ts'
import { languages } from '#site-map/languages.ts'
import type { Measurements } from '#cms/reader/rules/claims/measured-claim.ts'

/**
 * A fact at an address. `text` is its value with the drafts, `original` the repository's value, both in the format of
 * `text` in `wordChanges`. `field` describes the form field that edits the fact. `isOriginalChanged`: a site update has
 * changed the original since the draft was saved.
 */
const wordFact = z.object({
	file: z.string(),
	place: z.string(),
	language: z.enum(languages),
	text: z.string(),
	original: z.string(),
	field: formField,
	isOriginalChanged: z.boolean(),
})

export type WordFact = z.infer<typeof wordFact>

/** The number of texts that use a fact, and the paths of the pages that show them. */
const factUse = z.object({ texts: z.int(), pages: z.array(z.string()) })

export type FactUse = z.infer<typeof factUse>

/**
 * Response of `GET /api/admin/words/facts`. `facts` are all values edited by forms, in file order: the values of
 * `content/facts`, and the lists of questions and testimonials. `values` are all variables with their values per
 * language, including drafts. `readings` are the sentences about the plans' prices, with the drafts. `uses` has, by
 * address, the uses of each fact for which there is a variable. `measurements` are those of today; null if nothing is
 * measured.
 */
export const wordFacts = z.object({
	facts: z.array(wordFact),
	values: z.record(z.enum(languages), z.record(z.string(), z.string())),
	readings: z.array(z.object({ language: z.enum(languages), texts: z.array(z.string()) })),
	uses: z.record(z.string(), factUse),
	measurements: z.custom<Measurements | null>(),
})

export type WordFacts = z.infer<typeof wordFacts>
