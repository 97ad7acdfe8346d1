import type { QueryClient } from '@tanstack/react-query'
import { ownPageAnswer } from '#cms/messages/own-pages.ts'
import {
	type BlockChange,
	type BlockEdit,
	blockForm,
	pageBlocks,
} from '#cms/messages/page-blocks.ts'
import { postFor, resource } from '#panel/client/api.ts'

const path = '/api/admin/pages/blocks'
const blockPath = '/api/admin/pages/block'

/** The blocks of a page, by its file. */
export const blocksQuery = resource(pageBlocks, path, (file) => `?${new URLSearchParams({ file })}`)

export const changeBlocks = async (change: BlockChange) =>
	await postFor(ownPageAnswer, path, change)

/** The form for the words of a block, by its file and id: `countries/us.yaml:faq`. The id `.page` is an owner's guide. */
export const blockFormQuery = resource(
	blockForm,
	blockPath,
	(key) => `?${new URLSearchParams(blockAddress(key))}`,
)

export const changeBlock = async (change: BlockEdit, options: Pick<RequestInit, 'keepalive'>) =>
	await postFor(ownPageAnswer, blockPath, change, options)

/** Reads the lists of blocks again, which show the titles of blocks. */
export const refreshBlocks = async (client: QueryClient) =>
	await client.invalidateQueries({ queryKey: [path] })

export function blockKey(file: string, id: string): string {
	return `${file}:${id}`
}

export function blockAddress(key: string) {
	const [file = '', id = ''] = key.split(':')
	return { file, id }
}

/** The place that edits the words of a block. */
export function blockPlace(file: string, id: string): string {
	return `/waitlist/textos/pagina?${new URLSearchParams({ archivo: file, bloque: id })}`
}
