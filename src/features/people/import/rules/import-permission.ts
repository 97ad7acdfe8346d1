import { isEmptyCell } from './csv-import.ts'
import { type ImportColumns, isTime } from './import-columns.ts'
import {
	type ColumnKind,
	givesReasons,
	plainWord,
	type StateWord,
	stateWord,
} from './import-words.ts'
import type { ImportMeaning } from './import-plan.ts'
import type { RegistrationStatus } from '#features/waitlist/rules/status.ts'

/** The meaning of a value in a column. If `value` is null, it is the meaning of all unknown texts in the column. */
export type ImportAnswer = {
	readonly column: string
	readonly value: string | null
	readonly meaning: ImportMeaning
}

/**
 * A value of unknown meaning in a column about permission, and the number of rows with it. `value` is null if the
 * column has too many different values, or one that is too long.
 */
export type UnknownValue = {
	readonly column: string
	readonly value: string | null
	readonly rows: number
}

/** A cell's meaning. `confirmed`: the person confirmed the address elsewhere. */
type Says = ImportMeaning | 'confirmed'

/** What words and dates mean in each kind of column. If a word is missing here, the owner has to say what it means. */
const sayings: Readonly<Record<ColumnKind | 'asked', Partial<Record<StateWord | 'date', Says>>>> = {
	permission: {
		confirmed: 'confirmed',
		pending: 'pending',
		no: 'no',
		yes: 'granted',
		false: 'no',
		date: 'granted',
	},
	confirmation: {
		confirmed: 'confirmed',
		pending: 'pending',
		no: 'no',
		yes: 'confirmed',
		false: 'pending',
		date: 'confirmed',
	},
	refusal: { no: 'no', yes: 'no', false: 'nothing', date: 'no' },
	asked: {},
}

/**
 * If a column has more than `values` unknown values, or one longer than `length` characters, a single question covers
 * all of them.
 */
const maxAsked = { values: 6, length: 60 } as const

/**
 * Creates the functions that determine the permission of a file's rows. A row is unsubscribed if any of its columns
 * refuses mail or has a value of unknown meaning, whatever the others say. Otherwise a row that says the person has not
 * confirmed yet is pending.
 *
 * @example createPermissionReader(columns, answers).statusOf(cells, 'active') // 'unsubscribed'
 */
export function createPermissionReader(
	{ names, kinds, uses }: ImportColumns,
	answers: readonly ImportAnswer[],
) {
	const answered = new Map(answers.map((each) => [keyOf(each.column, each.value), each.meaning]))
	const known = new Map<string, Says | null>()

	/** Null if unknown. */
	function saysOf(column: number, text: string): Says | null {
		const key = `${column}=${text}`
		const before = known.get(key)
		if (before !== undefined) return before
		const says = read(column, text)
		known.set(key, says)
		return says
	}

	function read(column: number, text: string): Says | null {
		if (isEmptyCell(text)) return 'nothing'
		const name = names[column] ?? ''
		const kind = kinds.get(column) ?? 'asked'
		const word = stateWord(text) ?? (isTime(text) ? 'date' : null)
		const said = word === null ? undefined : sayings[kind][word]
		if (said !== undefined) return said
		if (kind === 'refusal' && givesReasons(name)) return 'no'
		// Any other text in a column of dates is an invalid date, so it says nothing.
		if (column === uses.created || column === uses.confirmed) return 'nothing'
		return answered.get(keyOf(name, text)) ?? answered.get(keyOf(name, null)) ?? null
	}

	const cellsOf = (cells: readonly string[]) =>
		[...kinds.keys()].map((column) => saysOf(column, cells[column]?.trim() ?? ''))

	return {
		/** Whether a row grants permission. If any row of a file does, a row that says nothing is pending. */
		grants: (cells: readonly string[]) =>
			cellsOf(cells).some((says) => says === 'granted' || says === 'confirmed'),

		/**
		 * The status of a row. `otherwise` is the status for rows that neither refuse mail nor say whether the person has
		 * confirmed.
		 */
		statusOf(
			cells: readonly string[],
			otherwise: RegistrationStatus,
			isGrantedByOthers: boolean,
		): RegistrationStatus {
			const says = new Set(cellsOf(cells))
			if (says.has('no') || says.has(null)) return 'unsubscribed'
			if (says.has('pending')) return 'pending'
			if (says.has('confirmed')) return 'active'
			if (says.has('granted') || !isGrantedByOthers || otherwise !== 'active') return otherwise
			return 'pending'
		},

		unknownIn(rows: readonly (readonly string[])[]): UnknownValue[] {
			return [...kinds.keys()].flatMap((column): UnknownValue[] => {
				const texts = rows
					.map((cells) => cells[column]?.trim() ?? '')
					.filter((text) => saysOf(column, text) === null)
				const values = Map.groupBy(texts, (text) => plainWord(text) || text)
				const name = names[column] ?? ''
				const isMany =
					values.size > maxAsked.values || texts.some(({ length }) => length > maxAsked.length)
				if (isMany) return [{ column: name, value: null, rows: texts.length }]
				return [...values.values()].map((same) => ({
					column: name,
					value: same[0] ?? '',
					rows: same.length,
				}))
			})
		},
	}
}

function keyOf(column: string, value: string | null): string {
	return `${plainWord(column)}=${value === null ? '*' : plainWord(value) || value}`
}
