import { ownPages } from '#words/pages/own-pages.ts'
import { isBlockPage } from '#domain/pages/block-pages.ts'
import { currentSite, type Site, type WordEdits, wholeFile, withSite } from '#words/site.ts'
import { createdFiles } from '#words/words-files.ts'

/** The served site with the pages and blocks that stand in drafts only, so that their texts have places. */
export function siteWithDraftPages(drafts: WordEdits): Site {
	const { edits, settings } = currentSite()
	const own: (readonly [string, WordEdits[string]])[] = createdFiles(drafts).flatMap((file) => {
		const text = drafts[file]?.[wholeFile] ?? ''
		return text === edits[file]?.[wholeFile] ? [] : [[file, { [wholeFile]: text }]]
	})
	for (const [file, { added }] of Object.entries(drafts))
		if (added !== undefined && added !== edits[file]?.['added'] && isBlockPage(file))
			own.push([file, { ...edits[file], added }])
	if (own.length === 0) return currentSite()
	return { settings, edits: { ...edits, ...Object.fromEntries(own) } }
}

/**
 * Whether there is a page at a path with these edits. A page that an owner made comes and goes with them.
 *
 * @param isPublic whether the served site has a page there
 */
export function hasPage(
	edits: WordEdits,
	path: string,
	isPublic: (path: string) => boolean,
): boolean {
	const isOwn = () => ownPages().some((page) => page.path === path)
	return withSite({ ...currentSite(), edits }, isOwn) || (isPublic(path) && !isOwn())
}
