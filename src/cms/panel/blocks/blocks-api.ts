import type { QueryClient } from '@tanstack/react-query'
import { ownPageAnswer } from '#cms/messages/own-pages.ts'
import {
	type BlockChange,
	type BlockEdit,
	blockForm,
	pageBlocks,
} from '#cms/messages/page-blocks.ts'
import { addressOf } from '#cms/reader/rules/word-address.ts'
import { pageId } from '#site-map/block-pages.ts'
import { postFor, resource } from '#panel/client/api.ts'

const path = '/api/admin/pages/blocks'
const blockPath = '/api/admin/pages/block'

export const blocksQuery = resource(pageBlocks, path, (file) => `?${new URLSearchParams({ file })}`)

export const changeBlocks = async (change: BlockChange) =>
	await postFor(ownPageAnswer, path, change)

/**
 * The form for the words of a block, by its file and id: `countries/us.yaml:faq`. The id `.page` stands for an owner's
 * guide.
 */
export const blockFormQuery = resource(
	blockForm,
	blockPath,
	(key) => `?${new URLSearchParams(blockAddress(key))}`,
)

export const changeBlock = async (change: BlockEdit, options: Pick<RequestInit, 'keepalive'>) =>
	await postFor(ownPageAnswer, blockPath, change, options)

/** Reads the lists of blocks again, because they show the titles of the blocks. */
export const refreshBlocks = async (client: QueryClient) =>
	await client.invalidateQueries({ queryKey: [path] })

export function blockAddress(key: string) {
	const { file, place: id } = addressOf(key)
	return { file, id }
}

/**
 * The address of the form of a block or, by default, of a guide. With `field`, the form opens at the field with that
 * place.
 */
export function editPath(file: string, id = pageId, field?: string | null): string {
	const search = { archivo: file, bloque: id, ...(field && { campo: field }) }
	return `/waitlist/textos/pagina?${new URLSearchParams(search)}`
}
