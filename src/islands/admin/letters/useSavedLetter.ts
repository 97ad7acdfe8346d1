import type { Letter } from '#contract/letter.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readChecks, readPreviews, readRecipients } from './letters-api.ts'

/** What the server counts, renders and checks of a letter, read again for each version that is saved. */
export function useSavedLetter(
	{ id, version }: Pick<Letter, 'id' | 'version'>,
	onFailure: (error: unknown) => void,
) {
	const query = `${id} ${version}`
	const readOf = <T>(read: (id: string, signal: AbortSignal) => Promise<T>) => ({
		read: (_query: string, signal: AbortSignal) => read(id, signal),
		onFailure,
	})
	return {
		recipients: useReading(query, readOf(readRecipients)),
		previews: useReading(query, readOf(readPreviews)),
		checks: useReading(query, readOf(readChecks)),
	}
}
