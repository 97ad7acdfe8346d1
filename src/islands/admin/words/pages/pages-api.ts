import {
	type NewPage,
	ownPageAnswer,
	type OwnPageChange,
	ownPageList,
	type OwnPageRow,
	ownPageText,
} from '#contract/own-pages.ts'
import { useQuery } from '@tanstack/react-query'
import { command, postFor, resource } from '#islands/admin/api.ts'

const path = '/api/admin/pages'

const listQuery = resource(ownPageList, path)

/** A page that the owner made, with its text. */
export const pageTextQuery = resource(
	ownPageText,
	`${path}/text`,
	(file) => `?${new URLSearchParams({ file })}`,
)

const none: readonly OwnPageRow[] = []

/** The pages that owners made; none until they are read. */
export function useOwnPages(): readonly OwnPageRow[] {
	return useQuery(listQuery()).data?.pages ?? none
}

export const createPage = async (page: NewPage) => await postFor(ownPageAnswer, path, page)

export const changePage = async (change: OwnPageChange) =>
	await postFor(ownPageAnswer, `${path}/text`, change)

export const removePage = command<{ readonly file: string }>(`${path}/remove`)
