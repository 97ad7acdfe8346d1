import { readFile } from 'node:fs/promises'
import { OperatorError } from '#values/operator-error.ts'
import { importSource } from '#features/waitlist/rules/by-hand.ts'
import type { ImportedRegistration } from '#features/people/import/rules/csv-import.ts'
import {
	columnChoices,
	type DateOrder,
	dateOrders,
	importMeanings,
	importUses,
	type invalidFields,
} from '#features/people/import/rules/import-plan.ts'
import {
	type ImportChoices,
	type ImportFault,
	type ReadImport,
	readImport,
} from '#features/people/import/rules/read-import.ts'
import type { RegistrationStatus } from '#features/waitlist/rules/status.ts'

/** The result of reading a file of people. */
export type ImportFile = {
	readonly valid: readonly ImportedRegistration[]
	/** A line for each skipped row, with the reason. */
	readonly invalid: readonly string[]
	/** The recognized columns, for the preview. */
	readonly format: readonly string[]
}

const reasons = {
	email: 'email is not an address',
	created: 'created is not a date such as 2026-01-05 or 2026-01-05T12:00Z',
} as const satisfies Record<(typeof invalidFields)[number], string>

/**
 * Parses the command options that describe a file.
 *
 * @returns null if one of them is invalid
 */
export function importChoices({
	status = 'pending',
	dates,
	column = [],
	means = [],
}: {
	readonly status?: string | undefined
	readonly dates?: string | undefined
	readonly column?: readonly string[] | undefined
	readonly means?: readonly string[] | undefined
}): ImportChoices | null {
	const otherwise = statuses.find((each) => each === status)
	const order = dateOrders.find((each) => each === dates) ?? null
	const columns = column.flatMap((text) => {
		const [, word, name = ''] = /^(\w+)=(.+)$/s.exec(text) ?? []
		const use = columnChoices.find((each) => each === word)
		return use === undefined ? [] : [[name, use] as const]
	})
	const answers = means.flatMap((text) => {
		const [, name = '', value = '', word] = /^([^=]+)=(.+)=(\w+)$/s.exec(text) ?? []
		const meaning = importMeanings.find((each) => each === word)
		return meaning === undefined
			? []
			: [{ column: name, value: value === '*' ? null : value, meaning }]
	})
	const isUnderstood =
		(order !== null || dates === undefined) &&
		columns.length === column.length &&
		answers.length === means.length
	if (otherwise === undefined || !isUnderstood) return null
	return { otherwise, columns: Object.fromEntries(columns), answers, dates: order }
}

const statuses = ['active', 'pending', 'unsubscribed'] as const

/**
 * Reads a file of people: the panel's export, another service's, or a column of addresses.
 *
 * @throws OperatorError if nothing in it can be read, or if an ambiguity must be resolved first
 */
export async function readImportFile(file: string, choices: ImportChoices): Promise<ImportFile> {
	const bytes = await readFile(file).catch(() => {
		throw new OperatorError(`${file} cannot be read. Is the path right?`)
	})
	const read = readImport(bytes, choices)
	if (typeof read === 'string') throw new OperatorError(faultOf(file, read))
	const questions = questionsOf(read)
	if (questions.length > 0) throw new OperatorError(questions.join('\n'))
	return {
		valid: read.rows.flatMap(({ person }) => ('invalid' in person ? [] : [person])),
		invalid: read.rows.flatMap(({ line, person }) =>
			'invalid' in person ? [`  line ${line}: ${reasons[person.invalid]}`] : [],
		),
		format: describeColumns(read, choices.otherwise),
	}
}

function faultOf(file: string, fault: ImportFault): string {
	return fault === 'addresses'
		? `No column of ${file} has addresses.`
		: `${file} is not valid CSV: a quotation mark is misplaced or missing.`
}

/** The choices needed before an import, with the options that make them. */
function questionsOf({ unknown, unclear_date }: ReadImport): readonly string[] {
	const orders = { dmy: 'the day is first', mdy: 'the month is first' } as const satisfies Record<
		DateOrder,
		string
	>
	const options = unknown.map(({ column, value, rows }) => {
		const option = `--means=${column}=${value ?? '*'}=no`
		// Neither ends a shell quotation nor moves the cursor.
		return `  '${option.replaceAll(/[\p{C}']/gu, ' ')}'    ${rows} rows`
	})
	return [
		...(options.length === 0
			? []
			: [
					'Nothing was imported: say first whether these texts permit emails. The last word is granted, pending (not confirmed),',
					'no, or nothing, if the column is about something else; * is every other text of the column.',
					...options,
				]),
		...(unclear_date === null
			? []
			: [
					`Nothing was imported: say first which day ${JSON.stringify(unclear_date.slice(0, 40))} is.`,
					...dateOrders.map((order) => `  --dates=${order}    ${orders[order]}`),
				]),
	]
}

/** Describes the effects of an import. */
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
	{ columns }: ReadImport,
	otherwise: RegistrationStatus,
): readonly string[] {
	const absent = {
		email: null,
		created: 'not in the file, the time of the import for all',
		confirmed: null,
		language: null,
		tags: null,
		source: `not in the file, ${importSource} for all`,
		permission: `not in the file, ${otherwise} for all`,
	}
	const namesOf = (wanted: (typeof columns)[number]['use']) =>
		columns.flatMap(({ name, use }) => (use === wanted ? [JSON.stringify(name)] : [])).join(', ')
	const recognized = importUses.flatMap((use) => {
		const text = namesOf(use) || absent[use]
		return text === null ? [] : [`${use}: ${text}`]
	})
	const unread = namesOf(null)
	return unread === '' ? recognized : [...recognized, `not read: ${unread}`]
}
