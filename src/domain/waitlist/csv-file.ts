import { formatCsv, formatCsvHeader } from '#domain/csv/format-csv.ts'
import { exportHeader } from './csv-import.ts'
import {
	fixedColumns,
	type OptionalColumn,
	optionalColumns,
	type RegistrationColumn,
} from './registration-columns.ts'

/** The headings of the optional columns. */
const headings = {
	locale: 'Idioma',
	country: 'País',
	campaign: 'Campaña',
	referrer: 'Procedencia',
	confirmed_at: 'Confirmado el',
} as const satisfies Record<OptionalColumn, string>

/**
 * The panel's CSV file: the start of the file and the lines of its rows. Times are ISO 8601, so that the file can be
 * imported again; a byte order mark tells spreadsheets that it is UTF-8. The optional columns follow the four others
 * in the order of the table.
 *
 * @example csvFile([]).start // '\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n'
 */
export function csvFile(added: readonly OptionalColumn[]) {
	const shown = optionalColumns.filter((column) => added.includes(column))
	const columns: readonly RegistrationColumn[] = [...fixedColumns, ...shown]
	const header = [...exportHeader, ...shown.map((column) => headings[column])]
	return {
		start: `\uFEFF${formatCsvHeader(header)}`,
		lines: (rows: readonly Readonly<Record<RegistrationColumn, string | null>>[]) =>
			formatCsv(rows.map((row) => columns.map((column) => row[column] ?? ''))),
	}
}

/**
 * The name of the file.
 *
 * @param day in UTC
 * @example csvFileName('2026-01-05') // 'waitlist_2026-01-05.csv'
 */
export function csvFileName(day: string): string {
	return `waitlist_${day}.csv`
}
