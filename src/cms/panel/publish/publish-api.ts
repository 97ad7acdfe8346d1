import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
	type PublicationChoice,
	publicationList,
	publishAnswer,
	type PublishRequest,
	wordCheck,
	wordDifferences,
} from '#cms/messages/word-publication.ts'
import { allSaved } from '#panel/autosave/autosave.ts'
import { getJson, postFor, resource } from '#panel/client/api.ts'

const changesPath = '/api/admin/words/changes'

/** Reads the unpublished changes. Waits for drafts that are being saved. */
export const changesQuery = () =>
	queryOptions({
		queryKey: [changesPath],
		queryFn: async ({ signal }) => {
			await allSaved()
			return await getJson(wordDifferences, changesPath, signal)
		},
	})

export const invalidateChanges = async (client: QueryClient) =>
	await client.invalidateQueries({ queryKey: [changesPath] })

/**
 * The faults of the changes, which take the server a second to find.
 *
 * @param digest of the changes
 * @param leftOut the excluded addresses
 */
export const checkQuery = (digest: string, leftOut: string[]) =>
	queryOptions({
		queryKey: ['/api/admin/words/check', digest, ...leftOut],
		queryFn: async () => await postFor(wordCheck, '/api/admin/words/check', { leftOut }),
		staleTime: 'static',
	})

export const publishChanges = (request: PublishRequest) =>
	postFor(publishAnswer, '/api/admin/words/publish', request)

export const publicationsQuery = resource(publicationList, '/api/admin/words/publications')

export const publishAgain = (choice: PublicationChoice) =>
	postFor(publishAnswer, '/api/admin/words/publications/use', choice)
