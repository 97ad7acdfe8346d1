import { join } from 'node:path'
import {
	chooseNewRelease,
	chooseRelease,
	type ReleasePlaces,
} from '#server/platform/release/choose-release.ts'
import { hasRelease, listReleases } from '#server/platform/release/release-folder.ts'
import type { Store } from '#server/store.ts'
import { editsText, type WordEdits } from '#words/word-edits.ts'
import type { NewPublication } from './word-publications.ts'
import { wordsOfSite } from './words-of-site.ts'

/** What a publication is recorded with, and where its release lies. */
export type PublisherParts = {
	readonly places: ReleasePlaces
	readonly store: Pick<
		Store['words'],
		'beginPublication' | 'completePublication' | 'withdrawPublication' | 'interruptedPublication'
	>
}

/**
 * Serves a release with its words. First the publication is recorded, then the release is swapped in: a kill in between
 * is completed by `resumePublication`, and a build in between has the new words, too.
 *
 * @param actor the name of an account
 * @throws PublicationConflictError, ReleaseError; nothing has changed then
 */
export async function servePublication(
	{ places, store }: PublisherParts,
	publication: NewPublication,
	actor: string,
): Promise<void> {
	await store.beginPublication(publication, actor)
	try {
		await chooseNewRelease(places, publication.releaseId)
	} catch (error) {
		await store.withdrawPublication(publication.id)
		throw error
	}
	await store.completePublication(publication.id)
}

/**
 * Completes a publication that was recorded and whose process was killed before its release was served. Call it at the
 * start of a server. One whose release is not in this folder is left to the server that has it.
 */
export async function resumePublication({ places, store }: PublisherParts): Promise<void> {
	const found = await store.interruptedPublication()
	if (found === null || !hasRelease(places.folder, found.releaseId)) return
	await chooseRelease(places, found.releaseId)
	await store.completePublication(found.id)
}

/**
 * The newest release that is kept and was built with some edits; null if there is none.
 *
 * @param folder that of the releases
 */
export function releaseWith(folder: string, edits: WordEdits): string | null {
	const wanted = editsText(edits)
	return listReleases(folder).find((id) => wordsOfSite(join(folder, id)) === wanted) ?? null
}
