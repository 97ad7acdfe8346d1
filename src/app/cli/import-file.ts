import { readFile } from 'node:fs/promises'
import { OperatorError } from '#values/operator-error.ts'
import type { ImportedRegistration } from '#features/people/import/rules/csv-import.ts'
import type { invalidFields } from '#features/people/import/rules/import-plan.ts'
import { type ReadImport, readImport } from '#features/people/import/rules/read-import.ts'
import type { RegistrationStatus } from '#features/waitlist/rules/status.ts'

export type ImportFile = {
	readonly rows: ReadImport['rows']
	readonly valid: readonly ImportedRegistration[]
	/** A line for each skipped row, with the reason. */
	readonly invalid: readonly string[]
	/** A line for each column, with its use. */
	readonly columns: readonly string[]
}

const reasons = {
	email: 'email is not an address',
	created: 'created is not a date such as 2026-01-05 or 2026-01-05T12:00Z',
} as const satisfies Record<(typeof invalidFields)[number], string>

/**
 * Reads a file of people: the panel's export, another service's, or a column of addresses.
 *
 * @param otherwise the status of rows without one
 * @throws OperatorError if the file cannot be read or is ambiguous
 */
export async function readImportFile(
	file: string,
	otherwise: RegistrationStatus,
): Promise<ImportFile> {
	const bytes = await readFile(file).catch(() => {
		throw new OperatorError(`${file} cannot be read. Is the path right?`)
	})
	const read = readImport(bytes, { otherwise, columns: {}, answers: [], dates: null })
	if (read === 'addresses') throw new OperatorError(`No column of ${file} has addresses.`)
	if (typeof read === 'string') {
		const fault = 'a quotation mark is misplaced or missing.'
		throw new OperatorError(`${file} is not valid CSV: ${fault}`)
	}
	refuseAmbiguity(read)
	return {
		rows: read.rows,
		valid: read.rows.flatMap(({ person }) => ('invalid' in person ? [] : [person])),
		invalid: read.rows.flatMap(({ line, person }) =>
			'invalid' in person ? [`  line ${line}: ${reasons[person.invalid]}`] : [],
		),
		columns: read.columns.map(({ name, use }) => `  ${use ?? 'not read'}: ${JSON.stringify(name)}`),
	}
}

/** Refuses an ambiguous file, because only the panel can ask about it. */
function refuseAmbiguity({ unknown: [text], unclear_date: date }: ReadImport): void {
	const faults = [
		text && `the column ${JSON.stringify(text.column)} has texts that may or may not permit emails`,
		date !== null && `${JSON.stringify(date.slice(0, 40))} could be two days`,
	].filter(Boolean)
	if (faults.length === 0) return
	throw new OperatorError(
		`Nothing was imported: ${faults.join(', and ')}. Import the file in the panel, under “Importar”, which asks what they mean.`,
	)
}

export function previewOf({ valid, invalid, columns }: ImportFile): string {
	const count = (status: RegistrationStatus) => valid.filter((row) => row.status === status).length
	return [
		'Preview. Nothing was imported.',
		...columns,
		`${valid.length + invalid.length} rows: ${count('active')} active, ${count('pending')} pending, ${count('unsubscribed')} unsubscribed, ${invalid.length} left out.`,
		...invalid,
	].join('\n')
}
