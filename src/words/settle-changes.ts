import { isDeepStrictEqual } from 'node:util'
import { addressText, type WordAddress } from '#domain/words/counterparts.ts'
import { originalAt } from './edit-places.ts'
import type { WordEdits } from './word-edits.ts'
import { WordsError } from './words-error.ts'
import { parsedList, textOfValue } from './yaml-lists.ts'

/** A wish to change what stands at an address. */
export type TextChange = {
	readonly file: string
	readonly place: string
	/** Null brings the original back. */
	readonly text: string | null
	/** The edit that the change was made from, null for none; unset overwrites whatever is there. */
	readonly before?: string | null
}

/** A change as it is stored, with what the repository has there. */
export type SettledChange = TextChange & { readonly original: string }

/**
 * Changes as edits that do not overlap. A change below a list that has an edit becomes one of that edit, where the place is
 * that of the list as it is now; a list takes the edits below it along. What is the same as the original brings it back.
 *
 * @param edits those that are stored
 * @throws WordsError for an address where nothing stands
 * @example
 * settledChanges({ 'guides/en/x.mdoc': { faq: '[{"question":"Why?"}]' } }, [
 * 	{ file: 'guides/en/x.mdoc', place: 'faq/0/question', text: 'How?' },
 * ]) // [{ file: 'guides/en/x.mdoc', place: 'faq', text: '[{"question":"How?"}]', original: '[…]' }]
 */
export function settledChanges(
	edits: WordEdits,
	changes: readonly TextChange[],
): readonly SettledChange[] {
	const settled = new Map<string, SettledChange>()
	const currentOf = ({ file, place }: Pick<TextChange, 'file' | 'place'>) => {
		const change = settled.get(addressText({ file, place }))
		return change === undefined ? (edits[file]?.[place] ?? null) : change.text
	}
	const keep = (change: SettledChange) => settled.set(addressText(change), change)
	for (const change of changes) {
		const { file, place } = change
		const list = placesAround(place).find((each) => currentOf({ file, place: each }) !== null)
		if (list !== undefined) {
			const stored = edits[file]?.[list] ?? null
			const current = currentOf({ file, place: list }) ?? ''
			keep(withinList(change, list, current, stored))
			continue
		}
		const original = originalAt(change)
		if (original === null) throw missing(change)
		for (const below of Object.keys(edits[file] ?? {})) {
			if (below.startsWith(`${place}/`)) keep({ file, place: below, text: null, original: '' })
		}
		keep({ ...change, text: isSameText(change.text, original) ? original : change.text, original })
	}
	return [...settled.values()]
}

/** Edits with settled changes. */
export function withChanges(edits: WordEdits, changes: readonly SettledChange[]): WordEdits {
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

/** The change of a list that a change of one of its texts is. */
function withinList(
	{ file, place, text, before }: TextChange,
	list: string,
	current: string,
	stored: string | null,
): SettledChange {
	const keys = place.slice(list.length + 1).split('/')
	const original = originalAt({ file, place: list }) ?? ''
	const values = parsedList(current)
	const shown = valueIn(values, keys)
	if (shown === undefined) throw missing({ file, place })
	const wanted = text ?? originalWithin(parsedList(original), values, keys) ?? shown
	const changed = JSON.stringify(withValue(values, keys, wanted))
	const isStale = before !== undefined && before !== null && before !== textOfValue(shown)
	return {
		file,
		place: list,
		text: isSameText(changed, original) ? original : changed,
		original,
		...(before !== undefined && { before: isStale ? before : stored }),
	}
}

/** The text of the repository for one of a list: that of the item which has another text in common, wherever it stands now. */
function originalWithin(original: unknown, values: unknown, keys: readonly string[]): unknown {
	if (!Array.isArray(original)) return valueIn(original, keys)
	const [index = '', ...rest] = keys
	const own = Object.entries(Object(valueIn(values, [index]))).filter(([key]) => key !== rest[0])
	const item: unknown = original.find((each) =>
		own.some(([key, value]) => typeof value === 'string' && valueIn(each, [key]) === value),
	)
	return valueIn(item, rest)
}

/** What some keys lead to; undefined if they lead to nothing. */
export function valueIn(value: unknown, keys: readonly string[]): unknown {
	return keys.reduce<unknown>((found, key) => {
		const own: Readonly<Record<string, unknown>> = Object(found)
		return Object.hasOwn(own, key) ? own[key] : undefined
	}, value)
}

function withValue(value: unknown, keys: readonly string[], wanted: unknown): unknown {
	const [key, ...rest] = keys
	if (key === undefined) return typeof value === 'string' ? wanted : parsedValue(wanted)
	if (Array.isArray(value))
		return value.with(Number(key), withValue(value[Number(key)], rest, wanted))
	return { ...Object(value), [key]: withValue(valueIn(value, [key]), rest, wanted) }
}

/** A number, a switch or null from its text. */
function parsedValue(text: unknown): unknown {
	try {
		return typeof text === 'string' ? JSON.parse(text) : text
	} catch {
		return text
	}
}

/** The places around one, the outermost first: of `a/0/b` those are `a` and `a/0`. */
function placesAround(place: string): readonly string[] {
	const keys = place.split('/')
	return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('/'))
}

/** Whether two texts are equal, or the JSON of equal lists. */
export function isSameText(first: string | null, second: string | null): boolean {
	if (first === second) return true
	if (first === null || second === null) return false
	const [one, other] = [parsedList(first), parsedList(second)]
	return typeof one === 'object' && isDeepStrictEqual(one, other)
}

function missing(address: WordAddress): WordsError {
	return new WordsError(address.file, 0, `There is no text at ${address.place}.`)
}
