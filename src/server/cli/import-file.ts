import { readFile } from 'node:fs/promises'
import type { CsvSeparator } from '#domain/csv/parse-csv.ts'
import {
	exportHeader,
	type ImportedRegistration,
	importSource,
	parseImportRow,
} from '#domain/waitlist/csv-import.ts'
import type { ImportColumns } from '#domain/waitlist/import-columns.ts'
import { isInvalidRow, readImport } from '#domain/waitlist/read-import.ts'
import type { RegistrationStatus } from '#domain/waitlist/status.ts'
import { UsageError } from './run-command.ts'

/** The result of reading a file of persons. */
export type ImportFile = {
	readonly valid: readonly ImportedRegistration[]
	/** A line for each row that is left out, with the reason. */
	readonly invalid: readonly string[]
	/** What was recognized, for the preview. */
	readonly format: readonly string[]
}

const separatorNames = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const satisfies Record<
	CsvSeparator,
	string
>

/**
 * Reads a file of persons: the panel's export, that of another service, or a column of addresses.
 *
 * @param fallback the status of rows without one
 * @throws UsageError if nothing in it can be read
 */
export async function readImportFile(
	file: string,
	fallback: RegistrationStatus,
): Promise<ImportFile> {
	const bytes = await readFile(file).catch(() => {
		throw new UsageError(`${file} cannot be read. Is the path right?`)
	})
	const found = readImport(bytes)
	if (found === 'quotes') {
		throw new UsageError(`${file} is not valid CSV: a quotation mark is misplaced or missing.`)
	}
	if (found === 'addresses') {
		throw new UsageError(
			`No column of ${file} has addresses. Its first line must name one of them Email.`,
		)
	}
	const { encoding, separator, columns, header, lines } = found
	const read = lines.map(({ line, cells }) => ({
		line,
		row: parseImportRow(cells, columns, fallback),
	}))
	return {
		valid: read.flatMap(({ row }) => (isInvalidRow(row) ? [] : [row])),
		invalid: read.flatMap(({ line, row }) =>
			isInvalidRow(row) ? [`  line ${line}: ${row.field} ${row.reason}`] : [],
		),
		format: [
			`${encoding}, separated by ${separatorNames[separator]}`,
			...describeColumns(header, columns, fallback),
		],
	}
}

/**
 * What an import would do, as text.
 *
 * @example previewOf({ valid: [], invalid: [], format: ['UTF-8, separated by commas'] })
 */
export function previewOf({ valid, invalid, format }: ImportFile): string {
	const count = (status: RegistrationStatus) => valid.filter((row) => row.status === status).length
	return [
		'Preview. Nothing was imported.',
		...format.map((line) => `  ${line}`),
		`${valid.length + invalid.length} rows: ${count('active')} active, ${count('pending')} pending, ${count('unsubscribed')} unsubscribed, ${invalid.length} left out.`,
		...invalid,
	].join('\n')
}

function describeColumns(
	header: readonly string[],
	{ fields, more, marks, hasHeader }: ImportColumns,
	fallback: RegistrationStatus,
): readonly string[] {
	const nameOf = (column: number) =>
		hasHeader ? JSON.stringify(header[column]) : `column ${column + 1}`
	const marked = marks.map(({ column }) => nameOf(column)).join(', ')
	const absent = {
		Email: '',
		Fuente: `not in the file, ${importSource} for all`,
		Estado: marked === '' ? `not in the file, ${fallback} for all` : `${fallback} unless marked`,
		'Fecha de Registro': 'not in the file, the time of the import for all',
	}
	const recognized = exportHeader.map((field) => {
		const column = fields[field]
		return `${field}: ${column === null ? absent[field] : nameOf(column)}`
	})
	const further = Object.entries(more).flatMap(([field, column]) =>
		column === null ? [] : [`${field}: ${nameOf(column)}`],
	)
	const used = new Set([
		...Object.values(fields),
		...Object.values(more),
		...marks.map(({ column }) => column),
	])
	const ignored = header.map((_name, column) => column).filter((column) => !used.has(column))
	return [
		...recognized,
		...further,
		...(marked === '' ? [] : [`Estado also by ${marked}`]),
		...(ignored.length === 0 ? [] : [`Not read: ${ignored.map(nameOf).join(', ')}`]),
	]
}
