import * as z from 'zod/mini'
import { pageLanguages } from '#site-map/languages.ts'
import { text } from '#values/messages/text.ts'
import { formField } from './words.ts'

/**
 * A block of a page. Blocks that the specification names cannot be moved or removed. Of the other blocks, those added
 * in the panel and those of owners' pages can be removed, but not those that the repository defines.
 */
const pageBlock = z.object({
	id: z.string(),
	kind: z.string(),
	title: z.string(),
	isHidden: z.boolean(),
	isSpecified: z.boolean(),
	isRemovable: z.boolean(),
	/** Whether the block has words to edit in its form. */
	isEditable: z.boolean(),
})

export type PageBlock = z.infer<typeof pageBlock>

/** Response of `GET /api/admin/pages/blocks`: the blocks of a page with its drafts, in order. */
export const pageBlocks = z.object({ blocks: z.array(pageBlock), version: z.string() })

export type PageBlocks = z.infer<typeof pageBlocks>

const page = { file: text(80), version: text(40) }

const id = text(80)

/**
 * Body of `POST /api/admin/pages/blocks`: changes the structure of a page, as a draft. The response is `ownPageAnswer`;
 * `conflict` if the page no longer has the given `version`; `invalid` if there is no such block or the specification
 * forbids the change.
 */
export const blockChange = z.discriminatedUnion('act', [
	z.strictObject({ ...page, act: z.literal('move'), id, to: z.int().check(z.gte(0), z.lte(500)) }),
	z.strictObject({ ...page, act: z.literal(['hide', 'show', 'copy', 'remove']), id }),
	z.strictObject({ ...page, act: z.literal('add'), kind: text(20) }),
])

export type BlockChange = z.infer<typeof blockChange>

export type BlockAct<Each = BlockChange> = Each extends unknown
	? Omit<Each, 'file' | 'version'>
	: never

/** Query of `GET /api/admin/pages/block`. */
export const blockQuery = z.strictObject({ file: page.file, id })

/** The text of a guide in Markdoc. Among the guide's words it is `body`. */
export const pageBody = text(100_000)

/** The words of a block as written, with variables and markup. */
export const blockWords = z.record(z.string(), z.unknown())

export type BlockWords = z.infer<typeof blockWords>

/**
 * Response of `GET /api/admin/pages/block`: the words of a block of a page with its drafts, and the form for them. With
 * the id `.page`, these are the words of an owner's guide. `place` is the place of the block in its file. `shared` is
 * the file with those words of the block that the pages of countries share.
 */
export const blockForm = z.object({
	kind: z.string(),
	words: blockWords,
	form: formField,
	place: z.string(),
	language: z.enum(pageLanguages),
	/** The path of the block's page; null for words that several pages share. */
	path: z.nullable(z.string()),
	shared: z.nullable(z.string()),
})

export type BlockForm = z.infer<typeof blockForm>

/**
 * Body of `POST /api/admin/pages/block`: replaces the words of a block, as a draft. `before` are the words that the
 * change is based on. The response is `ownPageAnswer`, or `conflict` if these words have changed since.
 */
export const blockEdit = z.extend(blockQuery, { words: blockWords, before: blockWords })

export type BlockEdit = z.infer<typeof blockEdit>
