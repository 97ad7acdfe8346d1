import type { List } from './list.ts'
import type { WordColumn } from './word-column.ts'

/** What can be sorted by. */
export type Column = 'email' | 'source' | 'status' | 'created_at'

/** Which rows are asked for, and in which order. */
export type View = {
	/** Any part of the address, in any case. */
	readonly search: string
	/** Empty for all. */
	readonly status: string
	readonly source: string
	readonly sort: Column
	readonly isAscending: boolean
}

/** The whole list, newest first: the order in which it arrives. */
export const wholeList: View = {
	search: '',
	status: '',
	source: '',
	sort: 'created_at',
	isAscending: false,
}

const columns: readonly string[] = ['email', 'source', 'status', 'created_at'] satisfies Column[]

/**
 * The view that an address's fragment names; what it does not name, or names wrongly, is as in the whole
 * list.
 *
 * @example readView('#q=ada&estado=active').search // 'ada'
 */
export function readView(fragment: string): View {
	const given = new URLSearchParams(fragment.replace(/^#/, ''))
	const sort = given.get('orden') ?? ''
	return {
		search: given.get('q') ?? '',
		status: given.get('estado') ?? '',
		source: given.get('fuente') ?? '',
		sort: isColumn(sort) ? sort : wholeList.sort,
		isAscending: given.get('sentido') === 'asc',
	}
}

/**
 * The fragment that `readView` takes; empty for the whole list.
 *
 * @example writeView({ ...wholeList, search: 'ada' }) // '#q=ada'
 */
export function writeView(view: View): string {
	const named = new URLSearchParams({
		...(view.search !== '' && { q: view.search }),
		...(view.status !== '' && { estado: view.status }),
		...(view.source !== '' && { fuente: view.source }),
		...(view.sort !== wholeList.sort && { orden: view.sort }),
		...(view.isAscending && { sentido: 'asc' }),
	})
	return named.size === 0 ? '' : `#${named}`
}

/**
 * The places of the rows that a view shows, in its order; equal ones stay in the order given.
 *
 * @param list newest first
 * @example viewed(list, { ...wholeList, status: 'active' })
 */
export function viewed(list: List, view: View): readonly number[] {
	const found = isNarrowed(view) ? narrowed(list, view) : Array.from({ length: list.length }, place)
	if (view.sort === wholeList.sort && !view.isAscending) return found
	const ranked = orders[view.sort](list)
	return found.toSorted(view.isAscending ? ranked : (one, other) => ranked(other, one))
}

function place(_nothing: unknown, index: number): number {
	return index
}

function narrowed(list: List, view: View): readonly number[] {
	const wanted = view.search.trim().toLowerCase()
	const tests = [
		...(view.status === '' ? [] : [is(view.status, list.statuses)]),
		...(view.source === '' ? [] : [is(view.source, list.sources)]),
		...(wanted === '' ? [] : [list.emails.finder(wanted)]),
	]
	const found: number[] = []
	for (let row = 0; row < list.length; row++) {
		if (tests.every((passes) => passes(row))) found.push(row)
	}
	return found
}

function is(word: string, { words, codes }: WordColumn) {
	const code = words.indexOf(word)
	return (row: number) => codes[row] === code
}

type Order = (one: number, other: number) => number

/** How the rows of a list follow each other, from A or from the oldest. */
const orders: Readonly<Record<Column, (list: List) => Order>> = {
	email: ({ emails, length }) => {
		// Cut out once: sorting looks at every address twenty times.
		const texts = Array.from({ length }, (_nothing, row) => emails.at(row))
		return (one, other) => compare(texts[one] ?? '', texts[other] ?? '')
	},
	source: ({ sources }) => byWord(sources),
	status: ({ statuses }) => byWord(statuses),
	created_at: ({ dates: { times } }) => {
		// What has no date is older than all that has one.
		const time = (row: number) => {
			const written = times[row] ?? Number.NaN
			return Number.isNaN(written) ? Number.NEGATIVE_INFINITY : written
		}
		return (one, other) => compare(time(one), time(other))
	},
}

function byWord({ words, codes }: WordColumn): Order {
	const sorted = words.toSorted(compare)
	const ranks = words.map((word) => sorted.indexOf(word))
	const rank = (row: number) => ranks[codes[row] ?? -1] ?? -1
	return (one, other) => rank(one) - rank(other)
}

/** By code unit: a million addresses in the order of a language would take seconds. */
function compare<Value extends string | number>(one: Value, other: Value): number {
	if (one === other) return 0
	return one < other ? -1 : 1
}

/**
 * How many of these rows there are of each kind, the most first.
 *
 * @example countsOf(list.statuses, viewed(list, wholeList)) // [['active', 120], ['pending', 7]]
 */
export function countsOf(
	{ words, codes }: WordColumn,
	rows: readonly number[],
): readonly (readonly [string, number])[] {
	const counts = words.map(() => 0)
	for (const row of rows) {
		const code = codes[row] ?? -1
		counts[code] = (counts[code] ?? 0) + 1
	}
	return words
		.map((word, code) => [word, counts[code] ?? 0] as const)
		.filter(([, count]) => count > 0)
		.toSorted(([, one], [, other]) => other - one)
}

/**
 * Whether a view leaves rows out by what they are.
 *
 * @example isNarrowed({ ...wholeList, sort: 'email' }) // false
 */
export function isNarrowed({ search, status, source }: View): boolean {
	return search.trim() !== '' || status !== '' || source !== ''
}

function isColumn(text: string): text is Column {
	return columns.includes(text)
}
