import * as z from 'zod/mini'
import { keysIn } from '#values/keys-in.ts'
import { pageLanguages } from '#site-map/languages.ts'
import { pageKindsToMake } from '#site-map/own-pages.ts'
import { text, typedName } from '#values/messages/text.ts'
import { wordCheck } from './word-publication.ts'

const file = text(80)

const path = text(200)

/** An owner's page. `isDraft` means that it is not public, `isRemoved` that a draft removes it. */
const ownPage = z.object({
	file: z.string(),
	language: z.enum(pageLanguages),
	page: z.string(),
	path: z.string(),
	formerPaths: z.optional(z.readonly(z.array(z.string()))),
	title: z.string(),
	isDraft: z.boolean(),
	isRemoved: z.boolean(),
})

export type OwnPageRow = z.infer<typeof ownPage>

/** Response of `GET /api/admin/pages`: the pages that owners made, in the order of their files. */
export const ownPageList = z.object({ pages: z.array(ownPage) })

export type OwnPageList = z.infer<typeof ownPageList>

/**
 * Body of `POST /api/admin/pages`: makes a new page, as a draft. `copyOf` is the file of the page to copy, which is of
 * the same kind; if it is null, the new page has placeholders. The response is `ownPageAnswer`, or `conflict` if there
 * are too many pages or another page already has the name.
 */
export const newPage = z.strictObject({
	kind: z.enum(keysIn(pageKindsToMake)),
	language: z.enum(pageLanguages),
	path,
	title: typedName(120),
	copyOf: z.nullable(file),
})

export type NewPage = z.infer<typeof newPage>

/**
 * Query of `GET /api/admin/pages/blocks`, and body of `POST /api/admin/pages/remove`, which saves the removal of a page
 * as a draft.
 */
export const ownPageFile = z.strictObject({ file })

/**
 * Response to a change of an owner's page: its file, and the faults of the changed page. The change is stored only if
 * there are no faults. The lines of faults count from the start of the text; line 0 is before the text.
 */
export const ownPageAnswer = z.extend(wordCheck, { file: z.string() })

export type OwnPageAnswer = z.infer<typeof ownPageAnswer>
