import { ownPageAnswer } from '#contract/own-pages.ts'
import { type BlockChange, pageBlocks } from '#contract/page-blocks.ts'
import { postFor, resource } from '#islands/admin/api.ts'

const path = '/api/admin/pages/blocks'

/** The blocks of a page, by its file. */
export const blocksQuery = resource(pageBlocks, path, (file) => `?${new URLSearchParams({ file })}`)

export const changeBlocks = async (change: BlockChange) =>
	await postFor(ownPageAnswer, path, change)
