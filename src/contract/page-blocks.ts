import * as z from 'zod/mini'
import { text } from './text.ts'

/**
 * A block of a page. The specification names some, which can't be moved or removed. A page of the repository keeps its
 * blocks; those that the panel has added are removable.
 */
const pageBlock = z.object({
	id: z.string(),
	kind: z.string(),
	title: z.string(),
	isHidden: z.boolean(),
	isSpecified: z.boolean(),
	isRemovable: z.boolean(),
})

export type PageBlock = z.infer<typeof pageBlock>

/** Response of `GET /api/admin/pages/blocks`: the blocks of a page with its drafts, in order. */
export const pageBlocks = z.object({ blocks: z.array(pageBlock), version: z.string() })

export type PageBlocks = z.infer<typeof pageBlocks>

const page = { file: text(80), version: text(40) }

const id = text(80)

/**
 * Body of `POST /api/admin/pages/blocks`: changes the structure of a page, as a draft. Answered like a change of a page.
 * `conflict`: it is no longer that `version`. `invalid`: there is no such block, or the specification forbids it.
 */
export const blockChange = z.discriminatedUnion('act', [
	z.strictObject({ ...page, act: z.literal('move'), id, to: z.int().check(z.gte(0), z.lte(500)) }),
	z.strictObject({ ...page, act: z.literal('hide'), id }),
	z.strictObject({ ...page, act: z.literal('show'), id }),
	z.strictObject({ ...page, act: z.literal('copy'), id }),
	z.strictObject({ ...page, act: z.literal('remove'), id }),
	z.strictObject({ ...page, act: z.literal('add'), kind: text(20) }),
])

export type BlockChange = z.infer<typeof blockChange>
