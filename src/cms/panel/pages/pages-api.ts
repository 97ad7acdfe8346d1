import {
	type NewPage,
	ownPageAnswer,
	ownPageList,
	type OwnPageRow,
} from '#cms/messages/own-pages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { command, postFor, resource } from '#panel/client/api.ts'

const path = '/api/admin/pages'

const listQuery = resource(ownPageList, path)

const none: readonly OwnPageRow[] = []

export function useOwnPages(): readonly OwnPageRow[] {
	return useQuery(listQuery()).data?.pages ?? none
}

/** The titles of the owner's pages, by the names that links use for these pages. */
export function useOwnTitles(): Readonly<Record<string, string>> {
	const pages = useOwnPages()
	return useMemo(() => Object.fromEntries(pages.map(({ page, title }) => [page, title])), [pages])
}

export const createPage = async (page: NewPage) => await postFor(ownPageAnswer, path, page)

export const refreshPages = async (client: QueryClient) =>
	await client.invalidateQueries({ queryKey: [path] })

export const removePage = command<{ readonly file: string }>(`${path}/remove`)
