import {
	type NewPage,
	ownPageAnswer,
	ownPageList,
	type OwnPageRow,
} from '#cms/messages/own-pages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { command, postFor, resource } from '#panel/client/api.ts'
import { type Item, nameOfItem } from '#cms/panel/word-items.ts'

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

/** Finds the name of an item; a page that the owner made is called by its title. */
export function useItemNames(): (item: Item) => string {
	const pages = useOwnPages()
	return (item) => pages.find(({ file }) => file === item.name)?.title ?? nameOfItem(item)
}

export const createPage = async (page: NewPage) => await postFor(ownPageAnswer, path, page)

export const refreshPages = async (client: QueryClient) =>
	await client.invalidateQueries({ queryKey: [path] })

export const removePage = command<{ readonly file: string }>(`${path}/remove`)
