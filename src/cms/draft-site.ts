import { isDeepStrictEqual } from 'node:util'
import { isListText } from './reader/edits/edit-places.ts'
import { ownPages } from './reader/own-pages.ts'
import { currentSite, type Site, type WordEdits, wholeFile, withSite } from './reader/site.ts'
import { isCreatable } from './reader/files/words-files.ts'

type Texts = Readonly<Record<string, string>>

/**
 * The served site with the lists, blocks and pages of the drafts, so that all texts have the same places as in a
 * preview. Other texts are the served ones. A page removed by a draft is kept.
 */
export function siteWithDraftPages(drafts: WordEdits): Site {
	const { edits, settings } = currentSite()
	const changed = Object.keys({ ...edits, ...drafts }).flatMap((file) => {
		const [served, own] = [edits[file] ?? {}, listsIn(drafts[file])]
		const isRemoved = isCreatable(file) && own[wholeFile] === undefined
		if (isRemoved || isDeepStrictEqual(listsIn(served), own)) return []
		const texts = Object.entries(served).filter(
			([place, text]) => !isList([place, text]) && listAround(own, place) === undefined,
		)
		const isPage = own[wholeFile] !== undefined
		return [[file, isPage ? own : { ...own, ...Object.fromEntries(texts) }] as const]
	})
	if (changed.length === 0) return currentSite()
	return { settings, edits: { ...edits, ...Object.fromEntries(changed) } }
}

/** The place of the edited list or group that a text is part of. */
export function listAround(texts: Texts, place: string): string | undefined {
	return Object.entries(texts)
		.filter(isList)
		.map(([list]) => list)
		.find((list) => list !== wholeFile && place.startsWith(`${list}/`))
}

function listsIn(texts: Texts = {}): Texts {
	return Object.fromEntries(Object.entries(texts).filter(isList))
}

function isList([place, text]: readonly [string, string]): boolean {
	return place === wholeFile || isListText(text)
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
