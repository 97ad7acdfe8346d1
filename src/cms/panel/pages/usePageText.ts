import { useQueryClient } from '@tanstack/react-query'
import { type OwnPageText, type PageText, pageText } from '#cms/messages/own-pages.ts'
import { changePage, pageTextQuery, refreshPages } from './pages-api.ts'
import { useChecked } from './useChecked.ts'

/** The text of a page that the owner made, which saves itself as a draft. */
export function usePageText(file: string, read: OwnPageText) {
	const client = useQueryClient()
	const current = (id: string) => client.getQueryData<OwnPageText>(pageTextQuery(id).queryKey)
	return useChecked<PageText>(read, {
		scope: 'page',
		id: file,
		parse: (value) => pageText.parse(value),
		isSame: (one, other) =>
			one.body.trim() === other.body.trim() &&
			JSON.stringify(one.front) === JSON.stringify(other.front),
		current,
		async send({ key, value: { front, body } }, options) {
			const before = current(key)?.version ?? ''
			const change = { file: key, front, body, version: before }
			const { faults, version } = await changePage(change, options)
			if (faults.length > 0) return faults
			client.setQueryData<OwnPageText>(
				pageTextQuery(key).queryKey,
				(page) => page && { ...page, front, body, version },
			)
			void refreshPages(client)
			return faults
		},
		reload: (id) => client.refetchQueries({ queryKey: pageTextQuery(id).queryKey }),
	})
}
