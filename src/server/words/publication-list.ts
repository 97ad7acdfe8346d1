import type { PublicationList } from '#contract/word-publication.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import type { Store } from '#server/store.ts'
import type { WordEdits } from '#words/word-edits.ts'
import { releaseWith } from './publisher.ts'
import { originalTexts } from './word-differences.ts'

/** The history of what was published, the newest first, each with what it has changed; and what is built. */
export async function readPublications(
	store: Pick<Store['words'], 'publications'>,
	releases: ApiOptions['releases'],
): Promise<PublicationList> {
	const publications = await store.publications()
	const { differences } = await originalTexts()
	const isKept = (edits: WordEdits) =>
		releases !== undefined && releaseWith(releases.places.folder, edits) !== null
	return {
		publications: publications.map(({ id, publishedAt, publishedBy, edits }, index) => ({
			id,
			publishedAt,
			publishedBy,
			isKept: isKept(edits),
			changes: [...differences(publications[index + 1]?.edits ?? {}, edits)],
		})),
		isOriginalKept: isKept({}),
		build: releases?.builder.status() ?? { state: 'idle' },
	}
}
