import { readFile } from 'node:fs/promises'
import { readCsv } from '#domain/csv/read.ts'
import { parseEmail } from '#domain/waitlist/email.ts'
import { exportHeader, type Imported, readImported } from '#domain/waitlist/import.ts'
import type { Store } from '#server/store/store.ts'
import { UsageError } from './run-command.ts'

const usage = `npm run waitlist -- export EMAIL      prints everything known about an address, as JSON
npm run waitlist -- erase EMAIL       deletes it all
npm run waitlist -- import FILE.csv   adds the rows of the panel's export; sends no mail and confirms nobody`

const unknown = 'Nothing is known about this address.'

/** What `npm run waitlist` does. Answers what to print. */
export async function waitlistCommand(
	store: Pick<Store, 'personalData' | 'audit'>,
	[verb, object, ...more]: readonly string[],
	deleteMailFiles: (ids: readonly string[]) => Promise<void>,
): Promise<string> {
	if (object === undefined || more.length > 0) throw new UsageError(usage)
	if (verb === 'export') {
		const data = await store.personalData.collect(normalizedAddress(object))
		if (data === null) throw new UsageError(unknown)
		await store.audit.append('command line', 'export', { rows: 1 })
		return JSON.stringify(data, null, '\t')
	}
	if (verb === 'erase') {
		const { rows, mails } = await store.personalData.erase(
			normalizedAddress(object),
			'command line',
		)
		await deleteMailFiles(mails)
		if (rows === 0) throw new UsageError(unknown)
		return `${rows} registrations deleted, with their consents, links and mails.`
	}
	if (verb === 'import') return await importRows(store, await readRows(object))
	throw new UsageError(usage)
}

/** Rows of an adopted table can hold addresses that no form would take: those are looked for as typed. */
function normalizedAddress(typed: string): string {
	return parseEmail(typed) ?? typed
}

/** What a file holds: rows, and for each row that is none of ours what is wrong with it. */
type Rows = { readonly usable: readonly Imported[]; readonly wrong: readonly string[] }

async function readRows(file: string): Promise<Rows> {
	const rows = readCsv(await readFile(file, 'utf8'))
	if (rows === null) throw new UsageError('This is no CSV file: a quotation mark is out of place.')
	const [header = [], ...lines] = rows
	if (header.join() !== exportHeader.join()) {
		throw new UsageError(`The first line has to be ${exportHeader.join()}`)
	}
	const read = lines.map(readImported)
	const wrong = read.flatMap((row, index) =>
		typeof row === 'string' ? [`  row ${index + 1}: ${row}`] : [],
	)
	return { usable: read.filter((row) => typeof row !== 'string'), wrong }
}

/** So many rows are under way at once: as many as PostgreSQL's pool has connections, so that none waits for one. */
const concurrentRows = 10

async function importRows(
	store: Pick<Store, 'personalData' | 'audit'>,
	{ usable: rows, wrong }: Rows,
): Promise<string> {
	// First: an import that is broken off has taken rows too.
	await store.audit.append('command line', 'import', { rows: rows.length })
	const count = { added: 0, unsubscribed: 0, kept: 0 }
	for (let first = 0; first < rows.length; first += concurrentRows) {
		const outcomes = rows
			.slice(first, first + concurrentRows)
			.map((row) => store.personalData.importRegistration(row))
		for (const outcome of await Promise.all(outcomes)) count[outcome] += 1
	}
	const done = `${count.added} added, ${count.unsubscribed} unsubscribed, ${count.kept} known already and left as they are.`
	if (wrong.length === 0) return done
	// An adopted row may hold what no form takes. Mended, the whole file can simply be given again.
	return [done, `${wrong.length} left out, because of these cells:`, ...wrong].join('\n')
}
