import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { originalTexts, type PublicationList } from '#cms/messages/word-publication.ts'
import type { WordStore } from '#cms/words.ts'
import { differences } from '#cms/word-differences.ts'
import type { WordEdits } from '#cms/reader/site.ts'
import type { WordPublication } from './word-publications.ts'

/** Newest first. Reads one publication per turn of the event loop, so that a long history delays no other request. */
export async function readPublications(
	store: Pick<WordStore, 'publications'>,
): Promise<PublicationList> {
	const publications = await store.publications()
	const list: PublicationList = { publications: [] }
	for (const [index, { edits, ...publication }] of publications.entries()) {
		const changes = [...differences(publications[index + 1]?.edits ?? {}, edits)]
		list.publications.push({ ...publication, ...returned(publications, index), changes })
		await nextTurn()
	}
	return list
}

/**
 * The earlier publication whose texts the publication at `index` restored, if any. Never the one directly before it.
 */
function returned(publications: readonly WordPublication[], index: number) {
	const [own, before, ...older] = publications.slice(index)
	const isSame = (edits: WordEdits) => isDeepStrictEqual(edits, own?.edits)
	if (before === undefined || isSame(before.edits)) return {}
	if (isSame({})) return { returnsTo: originalTexts }
	const found = older.find(({ edits }) => isSame(edits))
	return found && { returnsTo: found.id }
}
