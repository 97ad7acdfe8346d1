import { type FactChanges, wordFacts } from '#contract/word-facts.ts'
import { postFor, resource } from '#islands/admin/api.ts'

const path = '/api/admin/words/facts'

export const factsQuery = resource(wordFacts, path)

/**
 * Saves changes as drafts, all or none, and returns the resulting facts.
 *
 * @param isLeaving the page ends, and the request outlives it
 */
export const saveFacts = (changes: FactChanges['changes'], isLeaving: boolean) =>
	postFor(wordFacts, path, { changes } satisfies FactChanges, { keepalive: isLeaving })
