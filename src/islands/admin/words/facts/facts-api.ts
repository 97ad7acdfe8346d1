import { type FactChanges, type WordFacts, wordFacts } from '#contract/word-facts.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'
import { changedTexts } from '#islands/admin/words/publish/changed-texts.ts'
import { readChanges } from '#islands/admin/words/publish/publish-api.ts'

const path = '/api/admin/words/facts'

export async function readFacts(_query: string, signal: AbortSignal): Promise<WordFacts> {
	return await getJson(wordFacts, path, signal)
}

/** Number of unpublished changes, as counted in the place "Publicar". */
export async function countChanges(query: string, signal: AbortSignal): Promise<number> {
	return changedTexts((await readChanges(query, signal)).changes).length
}

/**
 * Saves changes as drafts, all or none, and returns the resulting facts.
 *
 * @param isLeaving the page ends, and the request outlives it
 */
export async function saveFacts(
	changes: FactChanges['changes'],
	isLeaving: boolean,
): Promise<WordFacts> {
	const message: FactChanges = { changes }
	const response = await postJson(path, message, { keepalive: isLeaving })
	return wordFacts.parse(await (await requireOk(response)).json())
}
