import { writeCsv } from '#domain/csv/write.ts'
import { exportHeader } from './import.ts'
import type { List } from './list.ts'

/** Rows in one piece of the file: one string for a million of them would be needed twice. */
const piece = 5_000

/**
 * The panel's CSV file, in pieces: a byte order mark, which spreadsheets need to see UTF-8, the header,
 * and one line for each registration. Dates are ISO 8601, so that the file can be imported again.
 *
 * @param rows the places of those that are wanted, in their order
 * @example [...exportPieces(list, [])].join('') // '\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n'
 */
export function* exportPieces(list: List, rows: readonly number[]): Generator<string> {
	yield `\uFEFF${writeCsv([exportHeader])}`
	for (let first = 0; first < rows.length; first += piece) {
		yield writeCsv(rows.slice(first, first + piece).map((row) => cells(list, row)))
	}
}

/**
 * The file's name, by the day on the calendar of whoever saves it.
 *
 * @example exportName(new Date(2026, 0, 5)) // 'waitlist_2026-01-05.csv'
 */
export function exportName(now: Date): string {
	const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
	return `waitlist_${day.map((part) => String(part).padStart(2, '0')).join('-')}.csv`
}

function cells({ emails, sources, statuses, dates }: List, row: number): readonly string[] {
	return [emails.at(row), sources.at(row), statuses.at(row), dates.at(row) ?? '']
}
