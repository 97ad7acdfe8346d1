import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WordCatalog, WordText } from '#cms/messages/words.ts'
import words from '#content/messages/es/panel/words.yaml'
import { catalogQuery } from './words-api.ts'

export type Catalog = Omit<WordCatalog, 'texts'> & {
	/** By address, in the order of their files. */
	readonly texts: ReadonlyMap<string, WordText>
}

export function useCatalog() {
	const client = useQueryClient()
	const { data, isError, isFetchedAfterMount, refetch } = useQuery({
		...catalogQuery(),
		meta: { failure: words.loadFailed },
	})
	// A form that was open before may have moved texts. Until they are read again, a place may name another text.
	const isOutdated = client.getQueryState(catalogQuery().queryKey)?.isInvalidated === true
	const catalog = data && (isFetchedAfterMount || !isOutdated) ? data : null
	return { catalog, isFailed: catalog === null && isError, retry: () => void refetch() }
}
