import { type FactChanges, wordFacts } from '#contract/word-facts.ts'
import { postFor, reader } from '#islands/admin/api.ts'
import { changedTexts } from '#islands/admin/words/publish/changed-texts.ts'
import { readChanges } from '#islands/admin/words/publish/publish-api.ts'

const path = '/api/admin/words/facts'

export const readFacts = reader(wordFacts, path)

/** Number of unpublished changes, as counted in the place "Publicar". */
export async function countChanges(query: string, signal: AbortSignal): Promise<number> {
	return changedTexts((await readChanges(query, signal)).changes).length
}

/**
 * Saves changes as drafts, all or none, and returns the resulting facts.
 *
 * @param isLeaving the page ends, and the request outlives it
 */
export const saveFacts = (changes: FactChanges['changes'], isLeaving: boolean) =>
	postFor(wordFacts, path, { changes } satisfies FactChanges, { keepalive: isLeaving })
