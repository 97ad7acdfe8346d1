import type { Letter } from '#contract/letter.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readChecks, readPreviews, readRecipients } from './letters-api.ts'

/** The server's counts, rendering and checks of a letter, read again for each saved version. */
export function useSavedLetter({ id, version }: Pick<Letter, 'id' | 'version'>) {
	const query = `${id} ${version}`
	const readOf = <T>(read: (id: string, signal: AbortSignal) => Promise<T>) => ({
		read: (_query: string, signal: AbortSignal) => read(id, signal),
	})
	return {
		recipients: useReading(query, readOf(readRecipients)),
		previews: useReading(query, readOf(readPreviews)),
		checks: useReading(query, readOf(readChecks)),
	}
}
