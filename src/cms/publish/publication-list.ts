import { isDeepStrictEqual } from 'node:util'
import { originalTexts, type PublicationList } from '#cms/messages/word-publication.ts'
import type { WordStore } from '#cms/words.ts'
import { differences } from '#cms/word-differences.ts'
import type { WordEdits } from '#cms/reader/site.ts'
import type { WordPublication } from './word-publications.ts'

/** Newest first. */
export async function readPublications(
	store: Pick<WordStore, 'publications'>,
): Promise<PublicationList> {
	const publications = await store.publications()
	return {
		publications: publications.map(({ id, publishedAt, publishedBy, edits }, index) => ({
			id,
			publishedAt,
			publishedBy,
			...returned(publications, index),
			changes: [...differences(publications[index + 1]?.edits ?? {}, edits)],
		})),
	}
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
