import type { PublicationList } from '#cms/messages/word-publication.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-history.yaml'

type Publications = readonly PublicationList['publications'][number][]
type Difference = Publications[number]['changes'][number]

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
export function changesBackTo(publications: Publications, id: string): readonly Difference[] {
	const found = publications.findIndex((each) => each.id === id)
	const later = found < 0 ? publications : publications.slice(0, found)
	const net = new Map<string, Difference>()
	// The list is newest first. For each place, the first change has the public text, and the last change has the text to
	// restore.
	for (const change of later.flatMap(({ changes }) => changes)) {
		const known = net.get(textId(change))
		net.set(textId(change), {
			...change,
			before: known?.before ?? change.after,
			after: change.before,
			...(change.currencies && {
				currencies: {
					before: known?.currencies?.before ?? change.currencies.after,
					after: change.currencies.before,
				},
			}),
		})
	}
	return [...net.values()].filter(({ before, after }) => before !== after)
}
