import { consentsFile, keptConsents } from '#cms/reader/files/consent-edits.ts'
import type { WordEdits } from '#cms/reader/site.ts'
import { readWordsFile } from '#cms/reader/files/words-files.ts'

/**
 * The edits of a publication: the selected ones, and every consent text that was public before, because somebody may
 * have agreed to it.
 *
 * @param published the edits public until now
 */
export function publicationEdits(wanted: WordEdits, published: WordEdits): WordEdits {
	const [before, after] = [published, wanted].map((edits) =>
		keptConsents(readWordsFile(consentsFile), new Map(Object.entries(edits[consentsFile] ?? {}))),
	)
	const kept = Object.entries(before ?? {}).filter(([place]) => after?.[place] === undefined)
	if (kept.length === 0) return wanted
	return { ...wanted, [consentsFile]: { ...Object.fromEntries(kept), ...wanted[consentsFile] } }
}
