/** A row as far as searching and sorting go. */
export type Listed = {
	readonly email: string
	readonly source: string
	readonly status: string
	readonly created_at: string | null
}

/** What can be sorted by. */
export type Column = keyof Listed

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
 * The rows that a view shows, in its order; equal ones stay in the order given.
 *
 * @param rows newest first
 * @example viewed(rows, { ...wholeList, status: 'active' })
 */
export function viewed<Row extends Listed>(rows: readonly Row[], view: View): readonly Row[] {
	const wanted = view.search.trim().toLowerCase()
	const found = !isNarrowed(view)
		? rows
		: rows.filter(
				(row) =>
					(view.status === '' || row.status === view.status) &&
					(view.source === '' || row.source === view.source) &&
					(wanted === '' || row.email.toLowerCase().includes(wanted)),
			)
	if (view.sort === wholeList.sort && !view.isAscending) return found
	const way = view.isAscending ? 1 : -1
	return found.toSorted((a, b) => way * compare(a[view.sort] ?? '', b[view.sort] ?? ''))
}

/**
 * How many rows there are of each kind, the most first.
 *
 * @example countsOf(rows, 'status') // [['active', 120], ['pending', 7]]
 */
export function countsOf(
	rows: readonly Listed[],
	column: 'source' | 'status',
): readonly (readonly [string, number])[] {
	const counts = new Map<string, number>()
	for (const row of rows) counts.set(row[column], (counts.get(row[column]) ?? 0) + 1)
	return [...counts].toSorted(([, a], [, b]) => b - a)
}

/**
 * Whether a view leaves rows out by what they are.
 *
 * @example isNarrowed({ ...wholeList, sort: 'email' }) // false
 */
export function isNarrowed({ search, status, source }: View): boolean {
	return search.trim() !== '' || status !== '' || source !== ''
}

/** By code unit: a million addresses in the order of a language would take seconds. */
function compare(a: string, b: string): number {
	if (a === b) return 0
	return a < b ? -1 : 1
}

function isColumn(text: string): text is Column {
	return columns.includes(text)
}
