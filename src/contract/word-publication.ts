import * as z from 'zod/mini'
import { languages } from '#domain/pages/languages.ts'
import { wordFaultCodes } from '#domain/words/word-fault.ts'
import { wordAddress } from './words.ts'
import { releaseBuild } from './releases.ts'

const address = { file: z.string(), place: z.string() }

const counterpart = z.object({ ...address, language: z.enum(languages) })

/** A text before and after. `language` is that of its readers. */
const difference = {
	...address,
	language: z.enum(languages),
	before: z.string(),
	after: z.string(),
	/** Of an amount of money, before and after. */
	currencies: z.optional(z.object({ before: z.string(), after: z.string() })),
}

/**
 * A text that is public in one wording and has another one among the drafts. `changedAt` is ISO 8601; it and `changedBy` are
 * null where the original was brought back. `newOriginal` is the original of today, if an update of the site has changed it
 * since the text was changed. `behind` is the same text in other languages, where nobody has looked at it since.
 *
 * @example
 * const change: WordDifference = {
 * 	file: 'pages/en/home.yaml', place: 'hero/title', language: 'en', before: 'See Thursday.', after: 'See Friday.',
 * 	changedAt: '2026-11-27T11:58:00.000Z', changedBy: 'ines',
 * 	behind: [{ language: 'de', file: 'pages/de/home.yaml', place: 'hero/title' }],
 * }
 */
const wordDifference = z.object({
	...difference,
	changedAt: z.nullable(z.string()),
	changedBy: z.nullable(z.string()),
	newOriginal: z.optional(z.string()),
	behind: z.array(counterpart),
})

export type WordDifference = z.infer<typeof wordDifference>

/**
 * Response of `GET /api/admin/words/changes`: what publishing would change. `digest` names this list. `publishedAt` is when
 * the last publication was, null before the first one.
 *
 * @example wordDifferences.parse({ changes: [], digest: 'GF-NsyJx_iX1Yab8', publishedAt: null })
 */
export const wordDifferences = z.object({
	changes: z.array(wordDifference),
	digest: z.string(),
	publishedAt: z.nullable(z.string()),
})

export type WordDifferences = z.infer<typeof wordDifferences>

/** Addresses of texts, `FILE:PLACE`. */
const addresses = z.array(z.string().check(z.maxLength(601))).check(z.maxLength(1_000))

/**
 * Body of `POST /api/admin/words/check`, answered with `wordCheck`: the drafts that are left out.
 *
 * @example wordCheckRequest.parse({ leftOut: ['pages/en/home.yaml:hero/title'] })
 */
export const wordCheckRequest = z.strictObject({ leftOut: addresses })

export type WordCheckRequest = z.infer<typeof wordCheckRequest>

const fault = z.object({
	code: z.enum(wordFaultCodes),
	values: z.record(z.string(), z.string()),
})

/**
 * What is wrong with the words. `place` is null where no text stands. `fault` is null where there is nothing but the
 * `message` in English.
 */
const checkedFault = z.object({
	file: z.string(),
	place: z.nullable(z.string()),
	line: z.int(),
	fault: z.nullable(fault),
	message: z.string(),
})

export type CheckedFault = z.infer<typeof checkedFault>

/**
 * Response of a check: what stands against publishing.
 *
 * @example wordCheck.parse({ faults: [] })
 */
export const wordCheck = z.object({ faults: z.array(checkedFault) })

export type WordCheck = z.infer<typeof wordCheck>

/**
 * Body of `POST /api/admin/words/publish`, which needs a `proof` for `publish` and the digest: makes the drafts public but for those that are left
 * out. `digest` is that of the list that was looked at: if the drafts are others by now, or a build runs, the answer is
 * `conflict`.
 *
 * @example publishRequest.parse({ digest: 'GF-NsyJx_iX1Yab8', leftOut: [] })
 */
export const publishRequest = z.strictObject({
	digest: z.string().check(z.maxLength(40)),
	leftOut: addresses,
})

export type PublishRequest = z.infer<typeof publishRequest>

/**
 * Response of `POST /api/admin/words/publish` and `…/publications/use`: `id` is the publication that is on its way, null if
 * there are faults, and then nothing is. It is public once `GET /api/admin/words/publications` lists it.
 *
 * @example publishAnswer.parse({ id: '019b8e2f4c000000009f1c2a7be4d035', faults: [] })
 */
export const publishAnswer = z.object({
	id: z.nullable(z.string()),
	faults: z.array(checkedFault),
})

export type PublishAnswer = z.infer<typeof publishAnswer>

/** The name of the texts that came with the site, among the publications. */
export const originalTexts = 'original'

/**
 * Body of `POST /api/admin/words/publications/use`, which needs a `proof` for `publish` and the ID: publishes the texts of an earlier
 * publication again, or those that came with the site. The drafts stay. `not-found` is one that is gone, `conflict` while
 * a build runs.
 *
 * @example publicationChoice.parse({ id: originalTexts })
 */
export const publicationChoice = z.strictObject({ id: z.string().check(z.maxLength(40)) })

export type PublicationChoice = z.infer<typeof publicationChoice>

/**
 * A publication, with what it has changed. `isKept` says that its pages are still there and come back at once. `returnsTo` is
 * the earlier one whose texts it has published again, or `originalTexts`; not there if its texts were new.
 */
const publication = z.object({
	id: z.string(),
	publishedAt: z.string(),
	publishedBy: z.string(),
	isKept: z.boolean(),
	returnsTo: z.optional(z.string()),
	changes: z.array(z.object(difference)),
})

/**
 * Response of `GET /api/admin/words/publications`: the newest first, and what is built. The first one is public.
 * `isOriginalKept` says the same of the texts that came with the site. `buildSeconds` is what the last one took that was built;
 * null before it.
 *
 * @example publicationList.parse({ publications: [], isOriginalKept: false, buildSeconds: null, build: { state: 'idle' } })
 */
export const publicationList = z.object({
	publications: z.array(publication),
	isOriginalKept: z.boolean(),
	buildSeconds: z.nullable(z.int()),
	build: releaseBuild,
})

export type PublicationList = z.infer<typeof publicationList>

/**
 * Body of `POST /api/admin/words/reviewed`, answered with 204: a text that says already what it was changed to say in another
 * language. In prose it can be a whole part, `#anchor`. It holds until that language is changed again.
 *
 * @example wordReview.parse({ file: 'pages/de/home.yaml', place: 'hero/title' })
 */
export const wordReview = wordAddress

export type WordReview = z.infer<typeof wordReview>

/**
 * Response of `GET /api/admin/words/reviewed`: the texts that still wait for a look, because the same text was changed in
 * another language, `of`; and the addresses of those that had it.
 *
 * @example wordsBehind.parse({ behind: [], reviewed: ['pages/de/home.yaml:hero/title'] })
 */
export const wordsBehind = z.object({
	behind: z.array(z.extend(counterpart, { of: z.object(address) })),
	reviewed: z.array(z.string()),
})

export type WordsBehind = z.infer<typeof wordsBehind>
