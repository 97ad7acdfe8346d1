import { readFile } from 'node:fs/promises'
import { OperatorError } from '#values/operator-error.ts'
import { importSource } from '#features/waitlist/rules/by-hand.ts'
import type { ImportedRegistration } from '#features/people/import/rules/csv-import.ts'
import { importUses, type invalidFields } from '#features/people/import/rules/import-plan.ts'
import {
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
 * Reads a file of people: the panel's export, another service's, or a column of addresses.
 *
 * @param otherwise the status of rows that do not say it
 * @throws OperatorError if nothing in it can be read, or if it is ambiguous
 */
export async function readImportFile(
	file: string,
	otherwise: RegistrationStatus,
): Promise<ImportFile> {
	const bytes = await readFile(file).catch(() => {
		throw new OperatorError(`${file} cannot be read. Is the path right?`)
	})
	const read = readImport(bytes, { otherwise, columns: {}, answers: [], dates: null })
	if (typeof read === 'string') throw new OperatorError(faultOf(file, read))
	const question = questionOf(read)
	if (question !== null) throw new OperatorError(question)
	return {
		valid: read.rows.flatMap(({ person }) => ('invalid' in person ? [] : [person])),
		invalid: read.rows.flatMap(({ line, person }) =>
			'invalid' in person ? [`  line ${line}: ${reasons[person.invalid]}`] : [],
		),
		format: describeColumns(read, otherwise),
	}
}

function faultOf(file: string, fault: ImportFault): string {
	return fault === 'addresses'
		? `No column of ${file} has addresses.`
		: `${file} is not valid CSV: a quotation mark is misplaced or missing.`
}

/** The questions about a file that only the panel asks; null for none. */
function questionOf({ unknown, unclear_date }: ReadImport): string | null {
	const texts = unknown.map(
		({ column, value, rows }) => `  ${column}: ${value ?? '*'}, ${rows} rows`,
	)
	const dates = unclear_date === null ? [] : [`  ${unclear_date.slice(0, 40)} could be two days`]
	const lines = [...texts, ...dates].map((line) => line.replaceAll(/\p{C}/gu, ' '))
	if (lines.length === 0) return null
	return [
		'Nothing was imported: the file does not say clearly who permits emails, or which days it means. The panel asks about it, under “Importar”; or correct these cells.',
		...lines,
	].join('\n')
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
