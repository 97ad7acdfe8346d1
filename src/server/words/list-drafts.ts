import { originalAt } from '#words/edit-places.ts'
import { valueIn } from '#words/settle-changes.ts'
import type { WordEdits } from '#words/site.ts'
import type { WordEdit } from './word-edits.ts'

/** How the draft of a list affects a text in it. */
export type ListedText =
	/** Its place is the same; the text as drafted. */
	| { readonly edit: WordEdit; readonly text: string }
	/** Items moved, came or went, so its place now belongs to another item. */
	| 'moved'

/**
 * Finds how drafts of lists, which hold all items, affect the texts the pages are built from.
 *
 * @param published the edits of the pages
 * @returns the effect on the text at an address; null if no list around it has a draft
 */
export function readListDrafts(
	published: WordEdits,
	edits: readonly WordEdit[],
): (file: string, place: string) => ListedText | null {
	const lists = edits.filter(({ text }) => typeof parsed(text) === 'object')
	if (lists.length === 0) return () => null
	const drafts = lists.map((edit) => {
		const built = parsed(published[edit.file]?.[edit.place] ?? originalAt(edit) ?? '')
		const draft = parsed(edit.text)
		return { edit, draft, hasMoved: !isInOrder(built, draft) }
	})
	return (file, place) => {
		const found = drafts.find(
			({ edit }) => edit.file === file && place.startsWith(`${edit.place}/`),
		)
		if (found === undefined) return null
		const text = valueIn(found.draft, place.slice(found.edit.place.length + 1).split('/'))
		if (found.hasMoved || typeof text !== 'string') return 'moved'
		return { edit: found.edit, text }
	}
}

/** Whether no item of a list took another's place: items are identified by the texts they keep. */
function isInOrder(built: unknown, draft: unknown): boolean {
	if (!Array.isArray(built) || !Array.isArray(draft)) return !Array.isArray(draft)
	return (
		built.length === draft.length &&
		draft.every((item, at) => isLike(item, built[at]) || !built.some((each) => isLike(item, each)))
	)
}

function isLike(item: unknown, other: unknown): boolean {
	return stringsIn(item).some((text) => stringsIn(other).includes(text))
}

function stringsIn(value: unknown): readonly string[] {
	if (typeof value === 'string') return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** A list or a group from the JSON of an edit; undefined for another text. */
function parsed(text: string): unknown {
	if (!/^[[{]/.test(text)) return undefined
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
