import { formatCsv } from '#domain/csv/format-csv.ts'
import { exportHeader } from './csv-import.ts'
import type { List } from './list.ts'

/** Rows in one chunk of the file. One string for a million rows would be held in memory twice. */
const rowsPerChunk = 5_000

/**
 * The panel's CSV file in chunks: a byte order mark, by which spreadsheets recognise UTF-8, the header, and one line
 * for each registration. Dates are ISO 8601, so that the file can be imported again.
 *
 * @param rows indexes of the rows to export, in their order
 * @example [...exportChunks(list, [])].join('') // '\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n'
 */
export function* exportChunks(list: List, rows: readonly number[]): Generator<string> {
	yield `\uFEFF${formatCsv([exportHeader])}`
	for (let first = 0; first < rows.length; first += rowsPerChunk) {
		yield formatCsv(rows.slice(first, first + rowsPerChunk).map((row) => cells(list, row)))
	}
}

/**
 * The name of the file, with the day in the local time zone.
 *
 * @example exportFileName(new Date(2026, 0, 5)) // 'waitlist_2026-01-05.csv'
 */
export function exportFileName(now: Date): string {
	const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
	return `waitlist_${day.map((part) => String(part).padStart(2, '0')).join('-')}.csv`
}

function cells({ emails, sources, statuses, dates }: List, row: number): readonly string[] {
	return [emails.at(row), sources.at(row), statuses.at(row), dates.at(row) ?? '']
}
