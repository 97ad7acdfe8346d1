import { decodeCsv } from '#values/csv/decode-csv.ts'
import { parseCsv, separatorOf } from '#values/csv/parse-csv.ts'
import { type ImportedRegistration, type InvalidRow, parseImportRow } from './csv-import.ts'
import { emailKey } from '#values/email.ts'
import { type ChosenColumns, recognizeColumns } from './import-columns.ts'
import {
	createPermissionReader,
	type ImportAnswer,
	type UnknownValue,
} from './import-permission.ts'
import { type DateOrder, type ImportUse, importUses } from './import-plan.ts'
import type { RegistrationStatus } from '#features/waitlist/rules/status.ts'

export type ImportChoices = {
	/** The status of rows that neither refuse mail nor say whether the person has confirmed. */
	readonly otherwise: RegistrationStatus
	readonly columns: ChosenColumns
	readonly answers: readonly ImportAnswer[]
	/** The order of day and month in ambiguous dates; null if the owner has not said. */
	readonly dates: DateOrder | null
}

/** A person in a row of the file, or the invalid field because of which the row is skipped. */
export type ImportRow = {
	/** The row's first line in the file. */
	readonly line: number
	/** The cell with the address. */
	readonly cell: string
	readonly person: ImportedRegistration | InvalidRow
	/** The key of the address; empty if there is no valid address. */
	readonly key: string
}

export type ReadImport = {
	/** A column that is not used has the use null. */
	readonly columns: { readonly name: string; readonly use: ImportUse | null }[]
	/** The first rows, with a cell for each column. */
	readonly sample: string[][]
	readonly rows: readonly ImportRow[]
	readonly unknown: UnknownValue[]
	/** A date whose day and month could be swapped; null if there is none. */
	readonly unclear_date: string | null
}

const sampled = { rows: 5, characters: 60 } as const

/** Why a file cannot be read: a misplaced quotation mark, no column with addresses, or too many rows. */
export type ImportFault = 'quotes' | 'addresses' | 'rows'

/**
 * Reads a CSV file from any program: an export of the panel or of another service, a spreadsheet, or a mere column of
 * addresses.
 *
 * @example readImport(bytes, choices) // { columns, sample, rows: [], unknown: [], … }
 * @example readImport(new TextEncoder().encode('name'), choices) // 'addresses'
 */
export function readImport(
	bytes: Uint8Array,
	{ otherwise, columns: chosen, answers, dates }: ImportChoices,
	maxRows = Number.POSITIVE_INFINITY,
): ReadImport | ImportFault {
	const text = decodeCsv(bytes)
	// Room for the column names, for Excel's line that declares the separator, and for one row too many.
	const found = parseCsv(text, separatorOf(text), maxRows + 3)
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
		columns: names.map((name, column) => ({ name, use: useOf(column) })),
		sample: table
			.slice(0, sampled.rows)
			.map(({ cells }) =>
				names.map((_, column) => (cells[column] ?? '').trim().slice(0, sampled.characters)),
			),
		rows,
		unknown: permission.unknownIn(table.map(({ cells }) => cells)),
		unclear_date: dates === null ? unclearDate : null,
	}

	function useOf(column: number): ImportUse | null {
		const use = importUses.find((each) => each !== 'permission' && uses[each] === column)
		return use ?? (kinds.has(column) ? 'permission' : null)
	}
}
