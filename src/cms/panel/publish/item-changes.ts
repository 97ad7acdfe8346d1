import { diffArrays } from 'diff'
import { choiceName, nameOf } from '#cms/panel/forms/form-values.ts'

type Item = Readonly<Record<string, unknown>>

/** The change of an item of a list. `text` is its content afterwards, or before a removal; places count from 1. */
export type ItemChange = {
	readonly kind: 'added' | 'removed' | 'hidden' | 'shown' | 'sample' | 'real' | 'moved' | 'changed'
	/** The item's question or title. */
	readonly title: string
	readonly before: string
	readonly after: string
	readonly from: number
	readonly to: number
}

type Pair = { readonly from: number; readonly to: number }

/**
 * The changes of a list, item by item.
 *
 * @param before, after the list as JSON
 * @returns null if they are not lists
 * @example listChanges('["One"]', '["One", "Two"]') // [{ kind: 'added', title: 'Two', to: 2, … }]
 */
export function listChanges(before: string, after: string): readonly ItemChange[] | null {
	const [old, now] = [itemsIn(before), itemsIn(after)]
	if (old === null || now === null) return null
	const pairs = paired(old, now)
	const places = pairs.map(({ from }) => from)
	const moved = diffArrays(
		places,
		places.toSorted((one, other) => one - other),
	)
		.filter((part) => part.removed)
		.flatMap(({ value }) => value)
	const removed = old.flatMap((item, from) =>
		pairs.some((pair) => pair.from === from)
			? []
			: [describe('removed', { item: undefined, old: item }, { from, to: from })],
	)
	const others = now.flatMap((item, to) => {
		const pair = pairs.find((each) => each.to === to)
		const oldItem = pair && old[pair.from]
		if (pair === undefined || oldItem === undefined) {
			return [describe('added', { item, old: undefined }, { from: to, to })]
		}
		const kinds: readonly (ItemChange['kind'] | false)[] = [
			textOf(item) !== textOf(oldItem) && 'changed',
			flag(item, oldItem, 'isHidden', 'hidden', 'shown'),
			flag(item, oldItem, 'isSample', 'sample', 'real'),
			moved.includes(pair.from) && 'moved',
		]
		return kinds
			.filter((kind) => kind !== false)
			.map((kind) => describe(kind, { item, old: oldItem }, pair))
	})
	return [...removed, ...others]
}

function describe(
	kind: ItemChange['kind'],
	{ item, old }: { readonly item: Item | undefined; readonly old: Item | undefined },
	{ from, to }: Pair,
): ItemChange {
	return {
		kind,
		title: nameOf(item ?? old),
		before: old === undefined ? '' : textOf(old),
		after: item === undefined ? '' : textOf(item),
		from: from + 1,
		to: to + 1,
	}
}

function flag<Kind extends string>(item: Item, old: Item, key: string, on: Kind, off: Kind) {
	const [is, was] = [item[key] === true, old[key] === true]
	if (is === was) return false
	return is ? on : off
}

/** The items of a list, or of a group of groups. */
function itemsIn(text: string): readonly Item[] | null {
	if (!/^[[{]/.test(text)) return null
	try {
		const value: unknown = JSON.parse(text)
		const items: readonly unknown[] = Object.values(Object(value))
		if (!Array.isArray(value) && !items.every((each) => typeof each === 'object')) return null
		return items.map((each) =>
			typeof each === 'object' && each !== null ? { ...each } : { text: String(each) },
		)
	} catch {
		return null
	}
}

/** Matches items before and after: first identical ones, then by title, then by any of their texts. */
function paired(old: readonly Item[], now: readonly Item[]): readonly Pair[] {
	const pairs: Pair[] = []
	const likes: readonly ((one: Item, other: Item) => boolean)[] = [
		(one, other) => textOf(one) === textOf(other),
		(one, other) => nameOf(one) === nameOf(other),
		(one, other) => stringsIn(one).some((text) => stringsIn(other).includes(text)),
	]
	for (const isLike of likes) {
		for (const [to, item] of now.entries()) {
			if (pairs.some((pair) => pair.to === to)) continue
			const from = old.findIndex(
				(each, at) => isLike(each, item) && !pairs.some((pair) => pair.from === at),
			)
			if (from >= 0) pairs.push({ from, to })
		}
	}
	return pairs.toSorted((a, b) => a.to - b.to)
}

function textOf(item: Item): string {
	return stringsIn(item).join('\n')
}

function stringsIn(item: object): readonly string[] {
	return Object.values(item).flatMap((each: unknown) => {
		if (typeof each === 'object' && each !== null) return stringsIn(each)
		return typeof each === 'string' || typeof each === 'number' ? [choiceName(`${each}`)] : []
	})
}
