import { currentSite, type Site, type WordEdits, wholeFile } from '#words/site.ts'
import { createdFiles } from '#words/words-files.ts'

/** The served site with the pages that stand in drafts only, so that their texts have places. */
export function siteWithDraftPages(drafts: WordEdits): Site {
	const { edits, settings } = currentSite()
	const own = createdFiles(drafts).flatMap((file) => {
		const text = drafts[file]?.[wholeFile] ?? ''
		return text === edits[file]?.[wholeFile] ? [] : [[file, { [wholeFile]: text }] as const]
	})
	if (own.length === 0) return currentSite()
	return { settings, edits: { ...edits, ...Object.fromEntries(own) } }
}
