import {
	type PublicationChoice,
	type PublicationList,
	publicationList,
	type PublishAnswer,
	publishAnswer,
	type PublishRequest,
	type WordCheck,
	wordCheck,
	type WordCheckRequest,
	type WordDifferences,
	wordDifferences,
	type WordReview,
} from '#contract/word-publication.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

export async function readChanges(_query: string, signal: AbortSignal): Promise<WordDifferences> {
	return await getJson(wordDifferences, '/api/admin/words/changes', signal)
}

/** @param leftOut the excluded addresses, in JSON */
export async function readCheck(leftOut: string): Promise<WordCheck> {
	const request: WordCheckRequest = { leftOut: JSON.parse(leftOut) }
	const response = await requireOk(await postJson('/api/admin/words/check', request))
	return wordCheck.parse(await response.json())
}

export async function publishChanges(request: PublishRequest): Promise<PublishAnswer> {
	const response = await requireOk(await postJson('/api/admin/words/publish', request))
	return publishAnswer.parse(await response.json())
}

export async function readPublications(
	_query: string,
	signal: AbortSignal,
): Promise<PublicationList> {
	return await getJson(publicationList, '/api/admin/words/publications', signal)
}

export async function publishAgain(choice: PublicationChoice): Promise<PublishAnswer> {
	const response = await requireOk(await postJson('/api/admin/words/publications/use', choice))
	return publishAnswer.parse(await response.json())
}

/** Returns true, which differs from the null of a cancelled proof. */
export async function markReviewed(reviews: readonly WordReview[]): Promise<true> {
	for (const { file, place } of reviews) {
		await requireOk(await postJson('/api/admin/words/reviewed', { file, place }))
	}
	return true
}
