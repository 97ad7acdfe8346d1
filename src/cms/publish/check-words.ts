import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { createBoundedWorker } from '#platform/worker/bounded-worker.ts'
import { currentSite, type Site, type WordEdits } from '#cms/reader/site.ts'

/** The input of a check. */
export type WordsToCheck = {
	readonly site: Site
	/** The anchors of each page, by path, for the check of links; null skips that check. */
	readonly anchors: ReadonlyMap<string, readonly string[]> | null
	/** If set, only these files are checked, and the checks across files are skipped. */
	readonly files?: readonly string[] | undefined
}

/**
 * Applies edits, then finds the faults of all words, or the first fault of each of some files.
 *
 * @throws WorkerTimeoutError, WorkerDiedError
 */
export type CheckWords = (
	edits: WordEdits,
	anchors: WordsToCheck['anchors'],
	files?: WordsToCheck['files'],
) => Promise<readonly CheckedFault[]>

/** A check of all words takes far less time. */
const timeLimitMs = 60_000

const worker = createBoundedWorker<WordsToCheck, readonly CheckedFault[]>(
	new URL('./check-words.worker.ts', import.meta.url),
	{ timeLimitMs },
)

/** Runs in a worker thread, so that the server can answer other requests meanwhile. */
export const checkWords: CheckWords = (edits, anchors, files) => {
	const { settings } = currentSite()
	return worker.run({ site: { edits, settings }, anchors, files })
}

/** The anchors of each page, by path. */
export function anchorsIn(
	pages: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
	const ids = /\sid="(?!paint-)([^"]+)"/g
	return new Map(
		[...pages].map(([path, html]) => [path, [...html.matchAll(ids)].map(([, id = '']) => id)]),
	)
}
