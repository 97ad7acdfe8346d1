import { dateColumn, type DateColumn } from './date-column.ts'
import { textColumn, type TextColumn } from './text-column.ts'
import { wordColumn, type WordColumn } from './word-column.ts'

/** One registration, as the panel reads it. */
export type Registered = {
	readonly id: string
	readonly email: string
	readonly source: string
	readonly status: string
	/** ISO 8601 UTC; null in rows that an adopted table left without a date. */
	readonly created_at: string | null
}

/** The list of the panel, column by column. A row is named by its place, counted from 0. */
export type List = {
	readonly length: number
	readonly ids: TextColumn
	readonly emails: TextColumn
	readonly sources: WordColumn
	readonly statuses: WordColumn
	readonly dates: DateColumn
}

/**
 * A list that is still arriving. What it was at a moment stays so: rows are only ever added at the end.
 * As objects, a million of them would need twice the memory.
 *
 * @example
 * const arriving = arrivingList()
 * arriving.push(row)
 * arriving.soFar().length // 1
 */
export function arrivingList() {
	const columns = {
		ids: textColumn(),
		emails: textColumn(),
		sources: wordColumn(),
		statuses: wordColumn(),
		dates: dateColumn(),
	}
	let length = 0

	function push({ id, email, source, status, created_at }: Registered) {
		columns.ids.push(id)
		columns.emails.push(email)
		columns.sources.push(source)
		columns.statuses.push(status)
		columns.dates.push(created_at)
		length++
	}

	return { push, soFar: (): List => ({ ...columns, length }) }
}

/**
 * A list of these rows.
 *
 * @example listOf([]).length // 0
 */
export function listOf(rows: readonly Registered[]): List {
	const arriving = arrivingList()
	rows.forEach(arriving.push)
	return arriving.soFar()
}

/**
 * The row in a place.
 *
 * @example rowAt(listOf([row]), 0).email // 'ada@example.com'
 */
export function rowAt(list: List, place: number): Registered {
	return {
		id: list.ids.at(place),
		email: list.emails.at(place),
		source: list.sources.at(place),
		status: list.statuses.at(place),
		created_at: list.dates.at(place),
	}
}
