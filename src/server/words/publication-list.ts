import type { PublicationList } from '#contract/word-publication.ts'
import { originalTexts as original } from '#contract/word-publication.ts'
import { releaseTime } from '#server/platform/release/release-folder.ts'
import type { Store } from '#server/store.ts'
import type { WordEdits } from '#words/site.ts'
import { editsText } from '#words/word-edits.ts'
import { releaseWith } from './publisher.ts'
import { originalTexts } from './word-differences.ts'
import type { WordPublication } from './word-publications.ts'

/**
 * The history of publications, newest first, each with its changes.
 *
 * @param folder of the releases; null without releases
 * @param site the folder of the served site; null without one
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
			...returned(publications, index),
			changes: [...differences(publications[index + 1]?.edits ?? {}, edits)],
		})),
		isOriginalKept: isKept({}),
		buildSeconds: lastBuildSeconds(publications),
	}
}

/** The earlier publication whose texts this one restored, if any, other than the one just before it. */
function returned(publications: readonly WordPublication[], index: number) {
	const [own, before, ...older] = publications.slice(index)
	const text = editsText(own?.edits ?? {})
	if (before === undefined || text === editsText(before.edits)) return {}
	if (text === editsText({})) return { returnsTo: original }
	const found = older.find(({ edits }) => editsText(edits) === text)
	return found && { returnsTo: found.id }
}

/** Duration of the last build until its publication, ignoring publications that served an earlier release again. */
function lastBuildSeconds(publications: readonly WordPublication[]): number | null {
	const built = publications.find(
		({ releaseId }, index) =>
			!publications.slice(index + 1).some((older) => older.releaseId === releaseId) &&
			isAfter(publications[index + 1], releaseId),
	)
	if (built === undefined) return null
	const milliseconds = Date.parse(built.publishedAt) - Date.parse(releaseTime(built.releaseId))
	return Number.isNaN(milliseconds) ? null : Math.max(1, Math.round(milliseconds / 1_000))
}

/** Whether a release is newer than a publication: the installed site was not built for one. */
function isAfter(before: WordPublication | undefined, releaseId: string): boolean {
	return before === undefined || Date.parse(releaseTime(releaseId)) > Date.parse(before.publishedAt)
}
