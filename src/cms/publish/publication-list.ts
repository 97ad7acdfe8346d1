import type { PublicationList } from '#cms/messages/word-publication.ts'
import { originalTexts as original } from '#cms/messages/word-publication.ts'
import type { WordStore } from '#cms/words.ts'
import { editsText } from '#cms/reader/edited-yaml.ts'
import { originalTexts } from '#cms/word-differences.ts'
import type { WordPublication } from './word-publications.ts'

/** The history of publications, newest first, each with its changes. */
export async function readPublications(
	store: Pick<WordStore, 'publications'>,
): Promise<PublicationList> {
	const publications = await store.publications()
	const { differences } = originalTexts()
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

/** The earlier publication whose texts this one restored, if any, other than the one just before it. */
function returned(publications: readonly WordPublication[], index: number) {
	const [own, before, ...older] = publications.slice(index)
	const text = editsText(own?.edits ?? {})
	if (before === undefined || text === editsText(before.edits)) return {}
	if (text === editsText({})) return { returnsTo: original }
	const found = older.find(({ edits }) => editsText(edits) === text)
	return found && { returnsTo: found.id }
}
