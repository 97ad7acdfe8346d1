import type { CsvLine } from '#values/csv/parse-csv.ts'
import { orderOf, parseCsvTime } from '#features/people/rules/csv-time.ts'
import type { ColumnChoice, DateOrder, ImportUse } from './import-plan.ts'
import { type ColumnKind, columnNames, kindOf, plainWord, stateWord } from './import-words.ts'

/** The owner's choices by column name. */
export type ChosenColumns = Readonly<Record<string, ColumnChoice>>

/** Column indexes start at 0. */
export type ImportColumns = {
	/** The columns' names, each of them unique. A column without a name has its number instead, counted from 1. */
	readonly names: readonly string[]
	readonly hasHeader: boolean
	readonly email: number
	readonly uses: Readonly<Partial<Record<Exclude<ImportUse, 'permission'>, number>>>
	/** The columns about permission, by index. `asked`: the owner has to say what the column's words mean. */
	readonly kinds: ReadonlyMap<number, ColumnKind | 'asked'>
	readonly dateOrder: DateOrder
	/** A date whose day and month could be swapped, if no other date in the file shows their order; otherwise null. */
	readonly unclearDate: string | null
}

/** Maximum number of columns read. HubSpot's full export has some 300. */
const maxColumns = 1_000

/** Number of rows looked at to find out what a column without a known name contains. */
const triedRows = 200

const addressForm = /[^\s@]@[^\s@.][^\s@]*\.[^\s@]/

/**
 * Detects what the columns of a file contain. Addresses are found by values, whatever the column's name; permission by
 * name or values; everything else by name. A column for which the owner has chosen a use has that use.
 *
 * @returns null if no column has addresses
 * @example recognizeColumns([{ line: 1, cells: ['Ada', 'ada@example.com'] }])?.email // 1
 */
export function recognizeColumns(
	lines: readonly CsvLine[],
	chosen: ChosenColumns = {},
): ImportColumns | null {
	const first = lines[0]?.cells.slice(0, maxColumns) ?? []
	const hasHeader = !first.some((cell) => addressForm.test(cell))
	const rows = lines.slice(Number(hasHeader))
	const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), first.length)
	const names = namesOf(hasHeader ? first : [], Math.min(width, maxColumns))
	const valuesOf = (column: number, most = rows.length) =>
		rows.slice(0, most).flatMap(({ cells }) => cells[column]?.trim() || [])
	const choices = new Map(Object.entries(chosen))
	const nameOf = (use: ImportUse) => [...choices].find(([, each]) => each === use)?.[0]
	const free = names.map((name) => (choices.has(name) ? '' : name))
	const named = nameOf('email')
	const email = named === undefined ? addressColumn(free, rows) : names.indexOf(named)
	if (email < 0) return null

	const plainNames = free.map(plainWord)
	const find = (use: keyof typeof columnNames) => {
		const name = nameOf(use)
		if (name !== undefined) return names.indexOf(name)
		const isDate = use === 'created' || use === 'confirmed'
		const columns = columnNames[use].map((each) => plainNames.indexOf(each))
		return columns.find(
			(column) => column >= 0 && column !== email && (!isDate || valuesOf(column).some(isTime)),
		)
	}
	const found = (['created', 'confirmed', 'language', 'tags', 'source'] as const)
		.map((use) => [use, find(use) ?? -1] as const)
		.filter(([, column]) => column >= 0)
	const uses: ImportColumns['uses'] = { email, ...Object.fromEntries(found) }

	const read = new Set([uses.language, uses.tags, uses.source])
	const kinds = new Map<number, ColumnKind | 'asked'>()
	for (const [column, name] of names.entries()) {
		// What a column says about permission counts even if the owner has chosen another use for the column.
		if (column === email || (read.has(column) && !choices.has(name))) continue
		const byName = kindOf(name)
		const kind = choices.get(name) === 'permission' ? (byName ?? 'permission') : byName
		const known = kind === undefined ? kindByValues(valuesOf, column) : kind
		if (known !== null) kinds.set(column, known)
	}
	const dates = [uses.created, uses.confirmed].flatMap((column) =>
		column === undefined ? [] : valuesOf(column),
	)
	return { names, hasHeader, email, uses, kinds, ...orderOfAll(dates) }
}

/**
 * Whether a text is a date.
 *
 * @example isTime('31/12/2025') // true
 */
export function isTime(text: string): boolean {
	return !Number.isNaN(parseCsvTime(text, 'dmy')) || !Number.isNaN(parseCsvTime(text, 'mdy'))
}

function namesOf(header: readonly string[], width: number): readonly string[] {
	const taken = new Set([''])
	return Array.from({ length: width }, (_, column) => {
		const text = (header[column] ?? '').slice(0, 100).replaceAll(/\s+/g, ' ').trim()
		const name = taken.has(text) ? String(column + 1) : text
		taken.add(name)
		return name
	})
}

/**
 * The index of the column with the most addresses; they count twice in a column whose name is about mail. If no column
 * has addresses, the index of the first column with such a name, or -1 if there is none. Skips columns whose name is
 * empty here, because the owner has chosen another use for them.
 */
function addressColumn(names: readonly string[], rows: readonly CsvLine[]): number {
	const counts = names.map(() => 0)
	for (const { cells } of rows) {
		for (const [column, cell] of cells.slice(0, maxColumns).entries()) {
			if (names[column] !== '' && addressForm.test(cell)) counts[column] = (counts[column] ?? 0) + 1
		}
	}
	const isNamed = names.map((name) => /mail|correo/.test(plainWord(name)))
	const scores = counts.map((count, column) => count * (isNamed[column] ? 2 : 1))
	const most = Math.max(0, ...scores)
	return most > 0 ? scores.indexOf(most) : isNamed.indexOf(true)
}

/**
 * Determines the kind of a column from its values: null unless at least half of those in the first rows are known
 * words. A column with words for states is about permission; a column with only yes and no needs the owner's answer.
 */
function kindByValues(
	valuesOf: (column: number, most?: number) => readonly string[],
	column: number,
): ColumnKind | 'asked' | null {
	const tried = valuesOf(column, triedRows)
	const known = tried.filter((value) => stateWord(value) !== undefined)
	if (known.length * 2 < Math.max(1, tried.length)) return null
	const words = new Set(valuesOf(column).map(stateWord))
	if (words.has('no') || words.has('pending') || words.has('confirmed')) return 'permission'
	return words.has('false') ? 'asked' : null
}

function orderOfAll(values: readonly string[]): Pick<ImportColumns, 'dateOrder' | 'unclearDate'> {
	const orders = new Set(values.map(orderOf))
	const isProven = orders.has('dmy') !== orders.has('mdy')
	const unclear = isProven ? undefined : values.find((value) => orderOf(value) === 'either')
	return { dateOrder: isProven && orders.has('mdy') ? 'mdy' : 'dmy', unclearDate: unclear ?? null }
}
