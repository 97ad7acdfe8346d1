import * as z from 'zod/mini'
import { languages } from '#domain/pages/languages.ts'

/** Who has made a draft, and when. */
export const draftOrigin = z.object({
	changedAt: z.string(),
	changedBy: z.string(),
	/** An update of the site has changed the original since. */
	isOriginalChanged: z.boolean(),
})

/** Where a text stands: the file below `src/content`, and the keys and indexes that lead to it. */
export const wordAddress = z.strictObject({
	file: z.string().check(z.maxLength(200)),
	place: z.string().check(z.maxLength(400)),
})

/**
 * A text of the site. `text` is what the pages are built from now, with its variables and marks; `original` is that of the
 * repository, where it differs. `shown` is what a reader sees of it: one piece for each paragraph, item or cell, with
 * `unknownPart` (`domain/words/source-text.ts`) for what is known only at run time; none where nothing is shown. `kind` is `line` for a text in YAML, `prose`
 * for a block in Markdoc, `link` for the address of a link. `maxLength` and `minLength` are in
 * characters, with the variables filled in, and `pattern` is a regular expression for the same.
 * `isInList` says that a draft has moved the items around it, so that it is changed with its list, in “Datos”.
 *
 * @example
 * { file: 'pages/en/home.yaml', place: 'hero/terms', kind: 'line', text: '{plan.terms}', shown: ['7 days free.'], draft: null }
 */
const wordText = z.object({
	file: z.string(),
	place: z.string(),
	kind: z.enum(['line', 'prose', 'link']),
	text: z.string(),
	original: z.optional(z.string()),
	shown: z.array(z.string()),
	maxLength: z.optional(z.int()),
	minLength: z.optional(z.int()),
	pattern: z.optional(z.string()),
	draft: z.nullable(z.extend(draftOrigin, { text: z.string() })),
	isInList: z.optional(z.boolean()),
})

export type WordText = z.infer<typeof wordText>

/** Query of `GET /api/admin/words`. */
export const wordQuery = z.strictObject({ language: z.enum(languages) })

/**
 * Response of `GET /api/admin/words`: all texts of a language but the panel's own, in the order of their files. `facts` are
 * the variables that they can name, `{price.lifetime}`, with what each is in that language.
 *
 * @example wordCatalog.parse({ texts: [], facts: { 'price.lifetime': '$10' } })
 */
export const wordCatalog = z.object({
	texts: z.array(wordText),
	facts: z.record(z.string(), z.string()),
})

export type WordCatalog = z.infer<typeof wordCatalog>

/**
 * Body of `POST /api/admin/words`, answered with 204: texts to change, as drafts, all or none. `text` null brings back the
 * original. `before` is the draft that the change was made from, null for none: if somebody has changed it meanwhile the
 * answer is `conflict`. `not-found` is an address without a text. `invalid` names in `fields` what is wrong with a text: the
 * faults of `domain/words/edit-faults.ts`, or `list` for a text with `isInList`.
 *
 * @example
 * wordChanges.parse({ changes: [{ file: 'pages/en/home.yaml', place: 'hero/title', text: 'See Friday.', before: null }] })
 */
export const wordChanges = z.strictObject({
	changes: z
		.array(
			z.extend(wordAddress, {
				text: z.nullable(z.string().check(z.maxLength(20_000))),
				before: z.nullable(z.string()),
			}),
		)
		.check(z.minLength(1), z.maxLength(200)),
})

export type WordChanges = z.infer<typeof wordChanges>
