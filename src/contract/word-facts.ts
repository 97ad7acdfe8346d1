import * as z from 'zod/mini'
import { draftOrigin, wordAddress } from './words.ts'
import { languages } from '#domain/pages/languages.ts'

/**
 * What stands at an address of the facts. `text` is what it is with the drafts, `original` what the repository has: a text as
 * it is, with its variables; a number, a switch, a day or null as YAML writes it; a list or a group of texts as JSON. `draft`
 * is null where the two are the same.
 *
 * @example
 * { file: 'facts/prices.yaml', place: 'trialDays', language: 'en', text: '14', original: '7', draft: { … } }
 */
const wordFact = z.object({
	file: z.string(),
	place: z.string(),
	language: z.enum(languages),
	text: z.string(),
	original: z.string(),
	draft: z.nullable(draftOrigin),
})

export type WordFact = z.infer<typeof wordFact>

/** How often the site names a fact, and the paths of the pages on which it does. */
const factUse = z.object({ texts: z.int(), pages: z.array(z.string()) })

export type FactUse = z.infer<typeof factUse>

/**
 * Response of `GET /api/admin/words/facts`. `facts` are all that forms change, in the order of their files: those of
 * `content/facts`, and the lists of questions and testimonials. `values` are all variables, with what each is in a
 * language by the drafts. `readings` are the sentences that say what the plans cost, as they are read with the drafts. `uses` are by
 * the addresses of facts that have a variable.
 *
 * @example wordFacts.parse({ facts: [], values: { en: {}, de: {}, pt: {}, es: {} }, readings: [], uses: {} })
 */
export const wordFacts = z.object({
	facts: z.array(wordFact),
	values: z.record(z.enum(languages), z.record(z.string(), z.string())),
	readings: z.array(z.object({ language: z.enum(languages), texts: z.array(z.string()) })),
	uses: z.record(z.string(), factUse),
})

export type WordFacts = z.infer<typeof wordFacts>

/**
 * Body of `POST /api/admin/words/facts`, answered with the facts as they are then: what to change, as drafts, all or none.
 * `before` is the text that the change was made from: if somebody has changed it meanwhile, the answer is `conflict` and
 * `fields` has the addresses. `not-found` is an address where nothing stands. `invalid` has in `fields` the addresses of
 * what cannot be so, within a list down to the text.
 *
 * @example
 * factChanges.parse({ changes: [{ file: 'facts/prices.yaml', place: 'trialDays', text: '14', before: '7' }] })
 */
export const factChanges = z.strictObject({
	changes: z
		.array(
			z.extend(wordAddress, {
				text: z.string().check(z.maxLength(100_000)),
				before: z.string(),
			}),
		)
		.check(z.minLength(1), z.maxLength(200)),
})

export type FactChanges = z.infer<typeof factChanges>
