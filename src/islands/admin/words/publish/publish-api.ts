import {
	type PublicationChoice,
	publicationList,
	publishAnswer,
	type PublishRequest,
	wordCheck,
	type WordCheckRequest,
	wordDifferences,
	type WordReview,
} from '#contract/word-publication.ts'
import { postFor, reader } from '#islands/admin/api.ts'
import { markReviewed as markOneReviewed } from '#islands/admin/words/words-api.ts'

export const readChanges = reader(wordDifferences, '/api/admin/words/changes')

/** @param leftOut the excluded addresses, in JSON */
export async function readCheck(leftOut: string) {
	const request: WordCheckRequest = { leftOut: JSON.parse(leftOut) }
	return await postFor(wordCheck, '/api/admin/words/check', request)
}

export const publishChanges = (request: PublishRequest) =>
	postFor(publishAnswer, '/api/admin/words/publish', request)

export const readPublications = reader(publicationList, '/api/admin/words/publications')

export const publishAgain = (choice: PublicationChoice) =>
	postFor(publishAnswer, '/api/admin/words/publications/use', choice)

/** Returns true, which differs from the null of a cancelled proof. */
export async function markReviewed(reviews: readonly WordReview[]): Promise<true> {
	for (const { file, place } of reviews) await markOneReviewed({ file, place })
	return true
}
