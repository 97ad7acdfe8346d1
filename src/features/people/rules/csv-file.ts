import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import { formatCsvTime } from './csv-time.ts'
import { exportHeader } from '#features/people/import/rules/csv-import.ts'
import {
	type CsvColumn,
	csvColumns,
	fixedColumns,
	isoColumn,
	type RegistrationColumn,
} from './registration-columns.ts'

const headings = {
	locale: 'Idioma',
	country: 'País',
	campaign: 'Campaña',
	referrer: 'Procedencia',
	confirmed_at: 'Confirmado el',
	tags: 'Etiquetas',
	created_at_iso: 'Fecha ISO 8601',
} as const satisfies Record<CsvColumn, string>

type Row = Readonly<Record<RegistrationColumn, string | null>>

/**
 * The panel's CSV file: its start and the lines of its rows. Times are human-readable, in UTC, and can be reimported. A
 * byte order mark tells spreadsheets that the file is UTF-8. The optional columns follow the four fixed ones in the
 * order of the table; the ISO 8601 time comes last.
 *
 * @example csvFile([]).start // '\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n'
 */
export function csvFile(added: readonly CsvColumn[]) {
	const shown = csvColumns.filter((column) => added.includes(column))
	const columns = [...fixedColumns, ...shown]
	const header = [...exportHeader, ...shown.map((column) => headings[column])]
	return {
		start: `\uFEFF${formatCsvHeader(header)}`,
		lines: (rows: readonly Row[]) =>
			formatCsv(rows.map((row) => columns.map((column) => cellOf(row, column)))),
	}
}

function cellOf(row: Row, column: (typeof fixedColumns)[number] | CsvColumn): string {
	if (column === isoColumn) return row.created_at ?? ''
	const value = row[column] ?? ''
	return column === 'created_at' || column === 'confirmed_at' ? formatCsvTime(value) : value
}

/**
 * The file's name.
 *
 * @param day the UTC day
 * @example csvFileName('2026-01-05') // 'waitlist_2026-01-05.csv'
 */
export function csvFileName(day: string): string {
	return `waitlist_${day}.csv`
}
