import { readFile } from 'node:fs/promises'
import { parseCsv } from '#domain/csv/parse-csv.ts'
import { parseEmail } from '#domain/waitlist/email.ts'
import {
	exportHeader,
	type ImportedRegistration,
	parseImportRow,
} from '#domain/waitlist/csv-import.ts'
import type { Store } from '#server/store/store.ts'
import { letterCommand, letterUsage } from './letter-command.ts'
import { UsageError } from './run-command.ts'

const usage = `npm run waitlist -- export EMAIL      prints all data about an address as JSON
npm run waitlist -- erase EMAIL       deletes all data about an address
npm run waitlist -- import FILE.csv   adds the rows of an export from the panel; sends no mail and confirms no address
${letterUsage}`

const unknownAddress = 'There is no data about this address.'

/** Runs `npm run waitlist` with the arguments given. Returns the text to print. */
export async function waitlistCommand(
	store: Pick<Store, 'personalData' | 'audit' | 'letters'>,
	[verb, object, ...more]: readonly string[],
	deleteMailFiles: (ids: readonly string[]) => Promise<void>,
): Promise<string> {
	if (verb === 'letter') {
		return await letterCommand(store, object === undefined ? [] : [object, ...more])
	}
	if (object === undefined || more.length > 0) throw new UsageError(usage)
	if (verb === 'export') {
		const data = await store.personalData.collect(normalizedAddress(object))
		if (data === null) throw new UsageError(unknownAddress)
		await store.audit.append('command line', 'export', { rows: 1 })
		return JSON.stringify(data, null, '\t')
	}
	if (verb === 'erase') {
		const { rows, mails } = await store.personalData.erase(
			normalizedAddress(object),
			'command line',
		)
		await deleteMailFiles(mails)
		if (rows === 0) throw new UsageError(unknownAddress)
		return `${rows} registrations deleted, with their consents, links and mails.`
	}
	if (verb === 'import') return await importRows(store, await readRows(object))
	throw new UsageError(usage)
}

/** Addresses that the form would reject, as in rows of an adopted table, are looked up as typed. */
function normalizedAddress(typed: string): string {
	return parseEmail(typed) ?? typed
}

/** The valid rows of a file, and a message for each invalid one. */
type Rows = { readonly valid: readonly ImportedRegistration[]; readonly invalid: readonly string[] }

async function readRows(file: string): Promise<Rows> {
	const rows = parseCsv(await readFile(file, 'utf8'))
	if (rows === null) {
		throw new UsageError(`${file} is not valid CSV: a quotation mark is misplaced or missing.`)
	}
	const [header = [], ...lines] = rows
	// An export can have more columns on the right.
	if (header.slice(0, exportHeader.length).join() !== exportHeader.join()) {
		throw new UsageError(`The first line of ${file} must begin with ${exportHeader.join()}`)
	}
	const read = lines.map(parseImportRow)
	const invalid = read.flatMap((row, index) =>
		typeof row === 'string' ? [`  row ${index + 1}: ${row}`] : [],
	)
	return { valid: read.filter((row) => typeof row !== 'string'), invalid }
}

/** Rows imported concurrently. The size of PostgreSQL's connection pool, so that no row times out waiting for a connection. */
const concurrentRows = 10

async function importRows(
	store: Pick<Store, 'personalData' | 'audit'>,
	{ valid: rows, invalid }: Rows,
): Promise<string> {
	// Recorded first, because an interrupted import has also added rows.
	await store.audit.append('command line', 'import', { rows: rows.length })
	const count = { added: 0, unsubscribed: 0, kept: 0 }
	for (let first = 0; first < rows.length; first += concurrentRows) {
		const outcomes = rows
			.slice(first, first + concurrentRows)
			.map((row) => store.personalData.importRegistration(row))
		for (const outcome of await Promise.all(outcomes)) count[outcome] += 1
	}
	const summary = `${count.added} added, ${count.unsubscribed} unsubscribed, ${count.kept} already known and unchanged.`
	if (invalid.length === 0) return summary
	return [
		summary,
		`${invalid.length} skipped because of these cells (correct them and import the file again):`,
		...invalid,
	].join('\n')
}
