import type { PublicationList, TextDifference } from '#cms/messages/word-publication.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-history.yaml'

type Publications = readonly PublicationList['publications'][number][]

export function kindOf(publications: Publications, { returnsTo }: Publications[number]): string {
	if (returnsTo === undefined) return words.publication
	const time = timeOf(publications, returnsTo)
	return time === null ? words.backToOriginals : formatMessage('es', words.backTo, { time })
}

/** When a version was published; null for the site's original texts. */
export function timeOf(publications: Publications, id: string): string | null {
	const found = publications.find((each) => each.id === id)
	return found ? formatDateTime(found.publishedAt) : null
}

/**
 * The changes made by returning to a version.
 *
 * @param publications newest first
 * @param id of the version, or `originalTexts`
 */
export function changesBackTo(publications: Publications, id: string): readonly TextDifference[] {
	const found = publications.findIndex((each) => each.id === id)
	const later = found < 0 ? publications : publications.slice(0, found)
	const changes = later.flatMap((each) => each.changes)
	return [...Map.groupBy(changes, textId).values()].flatMap((all) => {
		// The first change has the public text, and the last one has the text to restore.
		const [newest, oldest] = [all[0], all.at(-1)]
		if (!newest || !oldest || newest.after === oldest.before) return []
		const [now, then] = [newest.currencies?.after, oldest.currencies?.before]
		const currencies = now && then && { before: now, after: then }
		const texts = { before: newest.after, after: oldest.before }
		return [{ ...oldest, ...texts, ...(currencies && { currencies }) }]
	})
}
