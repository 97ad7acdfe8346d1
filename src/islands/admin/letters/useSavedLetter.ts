import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Letter } from '#contract/letter.ts'
import { checksQuery, previewsQuery, recipientsQuery } from './letters-api.ts'

/** The server's counts, rendering and checks of a letter, read again for each saved version. */
export function useSavedLetter({ id, version }: Pick<Letter, 'id' | 'version'>) {
	// Those of the version before stay meanwhile: the caller shows one letter.
	const placeholderData = keepPreviousData
	return {
		recipients: useQuery({ ...recipientsQuery(id, version), placeholderData }),
		previews: useQuery({ ...previewsQuery(id, version), placeholderData }),
		checks: useQuery({ ...checksQuery(id, version), placeholderData }),
	}
}
