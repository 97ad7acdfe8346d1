import { isDeepStrictEqual } from 'node:util'
import { textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import { originalAt } from './edit-places.ts'
import { type WordEdits, wholeFile } from '#cms/reader/site.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import { parsedList, withListTexts } from '#cms/reader/files/yaml-texts.ts'

export type TextChange = {
	readonly file: string
	readonly place: string
	/** Null restores the original; refused within an edited list. */
	readonly text: string | null
}

/** `original` is the repository's value. */
export type NormalizedEdit = TextChange & {
	readonly original: string
	/**
	 * The stored edit that the change is based on; null if there was none. If undefined, the change overwrites any edit.
	 */
	readonly before?: string | null
}

/**
 * Merges changes into the stored edits, so that no two edits overlap. A change within an edited list becomes part of
 * the list's edit; its place refers to the list as edited. A change to a whole list replaces the edits within the list.
 * Changing a value back to the original removes its edit.
 *
 * @param edits the stored edits
 * @throws WordsError for an address without a value
 * @example
 * normalizeEdits({ 'guides/en/x.mdoc': { faq: '[{"question":"Why?"}]' } }, [
 * 	{ file: 'guides/en/x.mdoc', place: 'faq/0/question', text: 'How?' },
 * ]) // [{ file: 'guides/en/x.mdoc', place: 'faq', text: '[{"question":"How?"}]', original: '[…]' }]
 */
export function normalizeEdits(
	edits: WordEdits,
	changes: readonly TextChange[],
): readonly NormalizedEdit[] {
	const normalized = new Map<string, NormalizedEdit>()
	const currentOf = ({ file, place }: Pick<TextChange, 'file' | 'place'>) => {
		const change = normalized.get(textId({ file, place }))
		return change === undefined ? (edits[file]?.[place] ?? null) : change.text
	}
	const keep = (change: NormalizedEdit) => {
		const before = edits[change.file]?.[change.place] ?? null
		normalized.set(textId(change), { ...change, before })
	}
	for (const change of changes) {
		const { file, place } = change
		const list = placesAround(place).find((each) => currentOf({ file, place: each }) !== null)
		if (list !== undefined) {
			keep(withinList(change, list, currentOf({ file, place: list }) ?? ''))
			continue
		}
		const original = originalAt(change)
		if (original === null) throw missing(change)
		for (const below of Object.keys(edits[file] ?? {})) {
			const isWithin = place === wholeFile ? below !== place : below.startsWith(`${place}/`)
			if (isWithin) keep({ file, place: below, text: null, original: '' })
		}
		keep({ ...change, text: isSameText(change.text, original) ? original : change.text, original })
	}
	return [...normalized.values()]
}

export function withChanges(edits: WordEdits, changes: readonly NormalizedEdit[]): WordEdits {
	const changed: Record<string, Record<string, string>> = {}
	for (const [file, texts] of Object.entries(edits)) changed[file] = { ...texts }
	for (const { file, place, text, original } of changes) {
		const own = (changed[file] ??= {})
		if (text === null || text === original) delete own[place]
		else own[place] = text
		if (Object.keys(own).length === 0) delete changed[file]
	}
	return changed
}

/** Turns a change to one text of a list into a change to the whole list. */
function withinList(
	{ file, place, text }: TextChange,
	list: string,
	current: string,
): NormalizedEdit {
	const within = place.slice(list.length + 1)
	const original = originalAt({ file, place: list }) ?? ''
	const values = parsedList(current)
	if (valueIn(values, within.split('/')) === undefined) throw missing({ file, place })
	// Items may have moved, so the original of this one is unknown.
	if (text === null)
		throw new WordsError(file, 0, `The list at ${list} is changed as a whole. Restore the list.`)
	const changed = withListTexts(current, new Map([[within, text]]))
	return {
		file,
		place: list,
		text: isSameText(changed, original) ? original : changed,
		original,
	}
}

/** The value that a path of keys leads to; undefined if a key is missing. */
export function valueIn(value: unknown, keys: readonly string[]): unknown {
	return keys.reduce<unknown>((found, key) => {
		const own: Readonly<Record<string, unknown>> = typeof found === 'object' ? { ...found } : {}
		return Object.hasOwn(own, key) ? own[key] : undefined
	}, value)
}

/** The enclosing places, outermost first: `a` and `a/0` for `a/0/b`. */
function placesAround(place: string): readonly string[] {
	const keys = place.split('/')
	return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('/'))
}

/** Whether two texts are equal, as strings or as JSON lists. */
export function isSameText(first: string | null, second: string | null): boolean {
	if (first === second) return true
	if (first === null || second === null) return false
	const [one, other] = [parsedList(first), parsedList(second)]
	return typeof one === 'object' && isDeepStrictEqual(one, other)
}

function missing(address: WordAddress): WordsError {
	return new WordsError(address.file, 0, `There is no text at ${address.place}.`)
}
