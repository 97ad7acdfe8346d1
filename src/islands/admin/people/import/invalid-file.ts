import type { ImportPreview } from '#contract/people-import.ts'
import { formatCsv, formatCsvHeader } from '#domain/csv/format-csv.ts'
import words from '#content/messages/es/panel/import.yaml'

/**
 * What is wrong with a row.
 *
 * @example reasonOf('Email') // 'no es una dirección de correo'
 */
export function reasonOf(field: string): string {
	const reasons: Readonly<Record<string, string>> = words.invalid.reasons
	return reasons[field] ?? field
}

/** The rows that are left out, as a CSV file that spreadsheets read. */
export function invalidFile(rows: ImportPreview['invalid']): string {
	const { line, email, reason } = words.invalid
	const lines = rows.map((row) => [row.line, row.email, reasonOf(row.field)])
	return `\uFEFF${formatCsvHeader([line, email, reason])}${formatCsv(lines)}`
}
