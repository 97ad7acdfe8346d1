import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { createBoundedWorker } from '#platform/worker/bounded-worker.ts'
import { currentSite, type Site, type WordEdits } from '#cms/reader/site.ts'

/** The input of a check. */
export type WordsToCheck = {
	readonly site: Site
	/** The anchors of each page by path, to check links; null to skip links. */
	readonly anchors: ReadonlyMap<string, readonly string[]> | null
	/** The files to check alone, without the checks of texts across files. */
	readonly files?: readonly string[] | undefined
}

/**
 * Finds the faults of all words, or of some files, with some edits.
 *
 * @throws WorkerTimeoutError, WorkerDiedError
 */
export type CheckWords = (
	edits: WordEdits,
	anchors: WordsToCheck['anchors'],
	files?: WordsToCheck['files'],
) => Promise<readonly CheckedFault[]>

/** Far more than a check of all words takes. */
const timeLimitMs = 60_000

const worker = createBoundedWorker<WordsToCheck, readonly CheckedFault[]>(
	new URL('./check-words.worker.ts', import.meta.url),
	{ timeLimitMs },
)

/** Checks all words with edits in a thread, while the server answers other requests. */
export const checkWords: CheckWords = (edits, anchors, files) => {
	const { settings } = currentSite()
	return worker.run({ site: { edits, settings }, anchors, files })
}

/** The anchors of each page, from their texts by path. */
export function anchorsIn(
	pages: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
	const ids = /\sid="(?!paint-)([^"]+)"/g
	return new Map(
		[...pages].map(([path, html]) => [path, [...html.matchAll(ids)].map(([, id = '']) => id)]),
	)
}
