import type { ImportPreview } from '#features/people/messages/people-import.ts'
import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import words from '#content/messages/es/panel/import.yaml'

export function invalidFile(rows: ImportPreview['invalid']): string {
	const { line, email, reason, reasons } = words.invalid
	const lines = rows.map((row) => [row.line, row.email, reasons[row.field]])
	return `\uFEFF${formatCsvHeader([line, email, reason])}${formatCsv(lines)}`
}
