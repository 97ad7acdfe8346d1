import { decodeCsv } from '#domain/csv/decode-csv.ts'
import { type CsvSeparator, parseCsv, separatorOf } from '#domain/csv/parse-csv.ts'
import { type ImportedRegistration, type InvalidRow, parseImportRow } from './csv-import.ts'
import { emailKey } from './email.ts'
import { type ChosenColumns, recognizeColumns } from './import-columns.ts'
import {
	createPermissionReader,
	type ImportAnswer,
	type UnknownValue,
} from './import-permission.ts'
import { type DateOrder, type ImportUse, importUses } from './import-plan.ts'
import type { RegistrationStatus } from './status.ts'

/** What the owner says about a file beside it. */
export type ImportChoices = {
	/** The status of rows about which the file says nothing. */
	readonly otherwise: RegistrationStatus
	readonly columns: ChosenColumns
	readonly answers: readonly ImportAnswer[]
	/** The order of dates that could be two days; null if it is not known. */
	readonly dates: DateOrder | null
}

/** A person in a file, or why a row has none. */
export type ImportRow = {
	/** Where the row begins in the file. */
	readonly line: number
	/** The cell with the address. */
	readonly cell: string
	readonly person: ImportedRegistration | InvalidRow
	/** The key of the address; empty without one. */
	readonly key: string
}

/** A file of persons: what was recognized, who is in it, and what has to be answered before anything is written. */
export type ReadImport = {
	readonly encoding: ReturnType<typeof decodeCsv>['encoding']
	readonly separator: CsvSeparator
	/** The columns and what is read from them; null for nothing. */
	readonly columns: readonly { readonly name: string; readonly use: ImportUse | null }[]
	readonly rows: readonly ImportRow[]
	readonly unknown: readonly UnknownValue[]
	/** A date that could be two days; null if every one is known. */
	readonly unclearDate: string | null
}

/** Why a file cannot be read: a quotation mark is misplaced, no column has addresses, or it has too many rows. */
export type ImportFault = 'quotes' | 'addresses' | 'rows'

/**
 * Reads the panel's export, that of another service, or a column of addresses, as programs and spreadsheets write them.
 *
 * @example readImport(bytes, choices) // { encoding: 'UTF-8', separator: ',', columns, rows: [], unknown: [], unclearDate: null }
 * @example readImport(new TextEncoder().encode('name'), choices) // 'addresses'
 */
export function readImport(
	bytes: Uint8Array,
	{ otherwise, columns: chosen, answers, dates }: ImportChoices,
	maxRows = Number.POSITIVE_INFINITY,
): ReadImport | ImportFault {
	const { text, encoding } = decodeCsv(bytes)
	const separator = separatorOf(text)
	// The names of the columns, and Excel's first line, which only names the separator.
	const found = parseCsv(text, separator, maxRows + 3)
	if (found === null) return 'quotes'
	const lines = found.slice(/^sep=/i.test(found[0]?.cells[0] ?? '') ? 1 : 0)
	const columns = recognizeColumns(lines, chosen)
	if (columns === null) return 'addresses'
	const { names, hasHeader, email, uses, kinds, unclearDate } = columns
	const order = unclearDate === null ? columns.dateOrder : (dates ?? columns.dateOrder)
	const table = lines.slice(Number(hasHeader))
	const permission = createPermissionReader(columns, answers)
	const isGrantedByOthers = table.some(({ cells }) => permission.grants(cells))
	const rows: ImportRow[] = []
	for (const { line, cells } of table) {
		const status = permission.statusOf(cells, otherwise, isGrantedByOthers)
		for (const person of parseImportRow(cells, columns, status, order)) {
			const key = 'email' in person ? emailKey(person.email) : ''
			rows.push({ line, cell: (cells[email] ?? '').slice(0, 320), person, key })
		}
		if (rows.length > maxRows) return 'rows'
	}
	return {
		encoding,
		separator,
		columns: names.map((name, column) => ({ name, use: useOf(column) })),
		rows,
		unknown: permission.unknownIn(table.map(({ cells }) => cells)),
		unclearDate: dates === null ? unclearDate : null,
	}

	function useOf(column: number): ImportUse | null {
		const use = importUses.find((each) => each !== 'permission' && uses[each] === column)
		return use ?? (kinds.has(column) ? 'permission' : null)
	}
}
