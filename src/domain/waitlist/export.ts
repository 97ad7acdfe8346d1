import { writeCsv } from '#domain/csv/write.ts'
import { exportHeader } from './import.ts'

/** What a file of the panel says about one registration. */
export type Exported = {
	readonly email: string
	readonly source: string
	readonly status: string
	/** ISO 8601 UTC; null in rows that an adopted table left without a date. */
	readonly created_at: string | null
}

/** Rows in one piece of the file: one string for a million of them would be needed twice. */
const piece = 5_000

/**
 * The panel's CSV file, in pieces: a byte order mark, which spreadsheets need to see UTF-8, the header,
 * and one line for each registration. Dates are ISO 8601, so that the file can be imported again.
 *
 * @example exportPieces([]).join('') // '\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n'
 */
export function exportPieces(rows: readonly Exported[]): readonly string[] {
	const pieces = [`\uFEFF${writeCsv([exportHeader])}`]
	for (let first = 0; first < rows.length; first += piece) {
		pieces.push(writeCsv(rows.slice(first, first + piece).map(cells)))
	}
	return pieces
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

function cells({ email, source, status, created_at }: Exported): readonly string[] {
	return [email, source, status, created_at ?? '']
}
