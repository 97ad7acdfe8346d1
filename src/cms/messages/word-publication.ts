import * as z from 'zod/mini'
import { languages } from '#site-map/languages.ts'
import { wordFaults } from '#cms/reader/rules/word-fault.ts'
import { keysIn } from '#values/keys-in.ts'
import { wordAddress } from './words.ts'

const address = { file: z.string(), place: z.string() }

/** A text before and after a change. `language` is the language of its readers. */
const textDifference = z.object({
	...address,
	language: z.enum(languages),
	before: z.string(),
	after: z.string(),
	/** The currency of an amount of money before and after the change; absent for other texts. */
	currencies: z.optional(z.object({ before: z.string(), after: z.string() })),
})

export type TextDifference = z.infer<typeof textDifference>

/**
 * A text whose draft differs from its public wording. `changedAt` is ISO 8601; it and `changedBy` are null if the
 * original was restored. `newOriginal` is the current original, if a site update has changed it since the edit.
 */
const wordDifference = z.extend(textDifference, {
	changedAt: z.nullable(z.string()),
	changedBy: z.nullable(z.string()),
	newOriginal: z.optional(z.string()),
})

export type WordDifference = z.infer<typeof wordDifference>

/** A text to review because the same text was changed in another language, `of`. */
const outdatedText = z.object({
	...address,
	language: z.enum(languages),
	of: z.object(address),
})

export type OutdatedText = z.infer<typeof outdatedText>

/**
 * Response of `GET /api/admin/words/changes`: the changes that publishing would make, and the texts in other languages
 * that are outdated because of these changes or of public ones. `digest` identifies the list of changes.
 */
export const wordDifferences = z.object({
	changes: z.array(wordDifference),
	outdated: z.array(outdatedText),
	digest: z.string(),
})

export type WordDifferences = z.infer<typeof wordDifferences>

/** Addresses of texts, `FILE:PLACE`. */
const addresses = z.array(z.string().check(z.maxLength(601))).check(z.maxLength(1_000))

/**
 * Body of `POST /api/admin/words/check`, answered with `wordCheck`: the addresses of the drafts that the check leaves
 * out.
 */
export const wordCheckRequest = z.strictObject({ leftOut: addresses })

const fault = z.object({
	code: z.enum(keysIn(wordFaults)),
	values: z.record(z.string(), z.string()),
})

/**
 * An error in the words. `place` is null if the error is in no text. `fault` is null for an error that has only the
 * English `message`.
 */
const checkedFault = z.object({
	file: z.string(),
	place: z.nullable(z.string()),
	line: z.int(),
	fault: z.nullable(fault),
	message: z.string(),
})

export type CheckedFault = z.infer<typeof checkedFault>

/** Response of a check: the errors that prevent publishing. */
export const wordCheck = z.object({ faults: z.array(checkedFault) })

export type WordCheck = z.infer<typeof wordCheck>

/**
 * Body of `POST /api/admin/words/publish`, which needs a `proof` for `publish` and the digest: publishes the drafts
 * except `leftOut`. `digest` is that of the reviewed list: if the drafts have changed, the response is `conflict`.
 */
export const publishRequest = z.strictObject({
	digest: z.string().check(z.maxLength(40)),
	leftOut: addresses,
})

export type PublishRequest = z.infer<typeof publishRequest>

/**
 * Body of `POST /api/admin/words/discard`, answered with 204: replaces all drafts by the public texts. `digest` is that
 * of the reviewed list: if the drafts have changed, the response is `conflict`.
 */
export const discardRequest = z.pick(publishRequest, { digest: true })

/**
 * Response of `POST /api/admin/words/publish` and `…/publications/use`: `id` is that of the new publication, which is
 * now public. If there are errors, it is null and nothing has changed.
 */
export const publishAnswer = z.extend(wordCheck, { id: z.nullable(z.string()) })

export type PublishAnswer = z.infer<typeof publishAnswer>

/** The ID of the site's original texts among the publications. */
export const originalTexts = 'original'

/**
 * Body of `POST /api/admin/words/publications/use`, which needs a `proof` for `publish` and the ID: republishes the
 * texts of an earlier publication, or the original ones. Drafts are kept. `not-found` if the publication is gone,
 * `conflict` if somebody else has published since.
 *
 * @example publicationChoice.parse({ id: originalTexts })
 */
export const publicationChoice = z.strictObject({ id: z.string().check(z.maxLength(40)) })

export type PublicationChoice = z.infer<typeof publicationChoice>

/**
 * A publication with its changes. `returnsTo` is the earlier publication whose texts it republished, or
 * `originalTexts`; absent if its texts were new.
 */
const publication = z.object({
	id: z.string(),
	publishedAt: z.string(),
	publishedBy: z.string(),
	returnsTo: z.optional(z.string()),
	changes: z.array(textDifference),
})

/** Response of `GET /api/admin/words/publications`, newest first. The first one is public. */
export const publicationList = z.object({ publications: z.array(publication) })

export type PublicationList = z.infer<typeof publicationList>

/**
 * Body of `POST /api/admin/words/reviewed`, answered with 204: marks a text as reviewed, because it already fits a
 * change made in another language. In prose it can be a whole part, `#anchor`. The mark is valid until the other
 * language changes again.
 *
 * @example wordReview.parse({ file: 'pages/de/home.yaml', place: 'blocks/hero/title' })
 */
export const wordReview = wordAddress
