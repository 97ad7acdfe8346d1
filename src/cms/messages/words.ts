import * as z from 'zod/mini'
import { languages } from '#site-map/languages.ts'
import type { FormField } from '#cms/reader/rules/schema-json.ts'

/** A text's address: the file below `src/content`, and the path of keys and indexes. */
export const wordAddress = z.strictObject({
	file: z.string().check(z.maxLength(200)),
	place: z.string().check(z.maxLength(400)),
})

/**
 * A text of the site. `text` is its current wording for the pages, with its variables and markup; `original` is the
 * repository's wording, if different. The texts of a list with a draft are those of the draft, and their originals are
 * unknown, because the items may have moved. `kind` is `line` for a text in YAML, `prose` for a block in Markdoc,
 * `link` for a link's address. `maxLength` is in characters, with the variables filled in.
 */
const wordText = z.object({
	file: z.string(),
	place: z.string(),
	language: z.enum(languages),
	kind: z.enum(['line', 'prose', 'link']),
	text: z.string(),
	original: z.optional(z.string()),
	maxLength: z.optional(z.int()),
	draft: z.nullable(
		z.object({
			text: z.string(),
			changedAt: z.string(),
			changedBy: z.string(),
			/** Whether a site update has changed the original since the draft was saved. */
			isOriginalChanged: z.boolean(),
		}),
	),
})

export type WordText = z.infer<typeof wordText>

/**
 * Query of `GET /api/admin/words/preview`, whose response is the page at this path with all drafts, as HTML; or, with
 * 422, a sentence for the owner if the page cannot be rendered with the drafts.
 */
export const pagePreview = z.strictObject({ path: z.string().check(z.maxLength(200)) })

const changedText = z.extend(wordAddress, { text: z.string().check(z.maxLength(100_000)) })

/**
 * Body of `POST /api/admin/words/preview`: asks for the page at this path with all drafts and the unsaved `changes`.
 * The response is a `renderedPage`; `invalid` if the page cannot be rendered with the changes, `not-found` for an
 * unknown path or address.
 */
export const previewedPage = z.extend(pagePreview, {
	changes: z.array(changedText).check(z.maxLength(200)),
})

export type PreviewedPage = z.infer<typeof previewedPage>

/**
 * A page with a comment around each text, `<!--t FILE:PLACE-->…<!--/t-->`. A last comment, `<!--texts FILE:PLACE …-->`,
 * lists the addresses of the texts that occur only in attributes, the head and scripts, separated by spaces. Addresses
 * are encoded by `encodeURI`.
 */
export const renderedPage = z.object({ html: z.string() })

const byVariable = z.record(z.enum(languages), z.record(z.string(), z.string()))

/**
 * Response of `GET /api/admin/words`: all texts except the panel's own, in file order. `facts` has the value of each
 * available variable, such as `price.lifetime`, by language. `places` has the address of the text that a variable
 * stands for, by language; variables for numbers are left out.
 */
export const wordCatalog = z.object({
	texts: z.array(wordText),
	facts: byVariable,
	places: byVariable,
})

export type WordCatalog = z.infer<typeof wordCatalog>

/**
 * Body of `POST /api/admin/words`, answered with 204: values to save as drafts, all or none. `text` is a text as it is,
 * with its variables; a number, a boolean, a day or null as YAML; a list or a group of texts as JSON. `before` is the
 * value that the change is based on, in the same form: if it has changed since, the response is `conflict`.
 * `not-found`: an address has no value. `conflict` and `invalid` name addresses in `fields`; for a fault in a list, the
 * address of the single text.
 */
export const wordChanges = z.strictObject({
	changes: z
		.array(z.extend(changedText, { before: z.string() }))
		.check(z.minLength(1), z.maxLength(200)),
})

export type WordChanges = z.infer<typeof wordChanges>

/**
 * A field of a form, as the JSON schema of its value in the words of the site. The schema has no names for enumerated
 * values; the panel has them.
 */
export const formField = z.custom<FormField>()
