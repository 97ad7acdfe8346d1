import { decodeCsv } from '#domain/csv/decode-csv.ts'
import {
	type CsvLine,
	type CsvSeparator,
	parseCsvLines,
	separatorOf,
} from '#domain/csv/parse-csv.ts'
import type { ImportedRegistration, InvalidRow } from './csv-import.ts'
import { type ImportColumns, recognizeColumns } from './import-columns.ts'

/** A file of persons: what was recognized, and the rows that `parseImportRow` reads. */
export type ReadImport = {
	readonly encoding: ReturnType<typeof decodeCsv>['encoding']
	readonly separator: CsvSeparator
	readonly columns: ImportColumns
	/** The first row, which names the columns if they have names. */
	readonly header: readonly string[]
	readonly lines: readonly CsvLine[]
}

/** Why a file cannot be read: a quotation mark is misplaced, or no column has addresses. */
export type ImportFault = 'quotes' | 'addresses'

/**
 * Reads the panel's export, that of another service, or a column of addresses, as programs and spreadsheets write them.
 *
 * @example readImport(bytes) // { encoding: 'UTF-8', separator: ',', columns, header: ['Email Address'], lines: [] }
 * @example readImport(new TextEncoder().encode('name')) // 'addresses'
 */
export function readImport(bytes: Uint8Array): ReadImport | ImportFault {
	const { text, encoding } = decodeCsv(bytes)
	const separator = separatorOf(text)
	const lines = parseCsvLines(text, separator)
	if (lines === null) return 'quotes'
	const header = lines[0]?.cells ?? []
	const columns = recognizeColumns(header)
	if (columns === null) return 'addresses'
	return { encoding, separator, columns, header, lines: lines.slice(columns.hasHeader ? 1 : 0) }
}

/**
 * Whether a row is left out.
 *
 * @example isInvalidRow({ field: 'Email', reason: 'is not an address' }) // true
 */
export function isInvalidRow(row: ImportedRegistration | InvalidRow): row is InvalidRow {
	return 'reason' in row
}
