import type { PublicationList } from '#contract/word-publication.ts'
import type { Store } from '#server/store.ts'
import type { WordEdits } from '#words/word-edits.ts'
import { releaseWith } from './publisher.ts'
import { originalTexts } from './word-differences.ts'

/**
 * The history of what was published, the newest first, each with what it has changed.
 *
 * @param folder that of the releases; null where there are none
 * @param site the folder of the site that is served; null without one
 */
export async function readPublications(
	store: Pick<Store['words'], 'publications'>,
	folder: string | null,
	site: string | null,
): Promise<Omit<PublicationList, 'build'>> {
	const publications = await store.publications()
	const { differences } = await originalTexts()
	const isKept = (edits: WordEdits) => folder !== null && releaseWith(folder, edits, site) !== null
	return {
		publications: publications.map(({ id, publishedAt, publishedBy, edits }, index) => ({
			id,
			publishedAt,
			publishedBy,
			isKept: isKept(edits),
			changes: [...differences(publications[index + 1]?.edits ?? {}, edits)],
		})),
		isOriginalKept: isKept({}),
	}
}
