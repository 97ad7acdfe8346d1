import { parseArgs } from 'node:util'
import { parseEmail } from '#domain/waitlist/email.ts'
import { maxTransactions } from '#server/platform/db/postgres.ts'
import type { Store } from '#server/store.ts'
import { type ImportFile, importChoices, previewOf, readImportFile } from './import-file.ts'
import { UnknownCommand, UsageError } from './run-command.ts'

export const waitlistUsage = `npm run waitlist -- export EMAIL      prints all data about an address as JSON
npm run waitlist -- erase EMAIL       deletes all data about an address
npm run waitlist -- import FILE.csv   adds the rows of an export from the panel or from another service, such as
                                      Mailchimp; sends no mail and confirms no address that is known
    --dry-run                         only shows which columns were recognized, how many rows, and what is invalid
    --status=STATUS                   active, pending or unsubscribed, where the file does not say it; else pending
    --column=USE=NAME                 reads a column as email, created, confirmed, language, tags, source, permission
                                      or none
    --means=COLUMN=TEXT=MEANING       what a text says about mails: granted, pending, no or nothing
    --dates=ORDER                     dmy or mdy, if 05/06/2026 could be two days`

const unknownAddress = 'There is no data about this address.'

/** Runs `npm run waitlist` with the given arguments. Returns the text to print. */
export async function waitlistCommand(
	store: Pick<Store, 'personalData' | 'audit'>,
	[verb, object, ...more]: readonly string[],
	deleteMailFiles: (ids: readonly string[]) => Promise<void>,
): Promise<string> {
	if (verb === 'import')
		return await importFile(store, object === undefined ? [] : [object, ...more])
	if (object === undefined || more.length > 0) throw new UnknownCommand(waitlistUsage)
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
	throw new UnknownCommand(waitlistUsage)
}

/** Looks up addresses the form would reject, such as imported ones, as typed. */
function normalizedAddress(typed: string): string {
	return parseEmail(typed) ?? typed
}

/** Imports a file, or previews the import. */
async function importFile(
	store: Pick<Store, 'personalData' | 'audit'>,
	args: readonly string[],
): Promise<string> {
	const { values, positionals } = importOptions(args)
	const choices = importChoices(values)
	const [file, ...more] = positionals
	if (file === undefined || more.length > 0 || choices === null)
		throw new UnknownCommand(waitlistUsage)
	const read = await readImportFile(file, choices)
	return values['dry-run'] === true ? previewOf(read) : await importRows(store, read)
}

function importOptions(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				'dry-run': { type: 'boolean' },
				status: { type: 'string' },
				dates: { type: 'string' },
				column: { type: 'string', multiple: true },
				means: { type: 'string', multiple: true },
			},
		})
	} catch {
		throw new UnknownCommand(waitlistUsage)
	}
}

async function importRows(
	store: Pick<Store, 'personalData' | 'audit'>,
	{ valid: rows, invalid }: ImportFile,
): Promise<string> {
	// Recorded first: an interrupted import has added rows too.
	await store.audit.append('command line', 'import', { rows: rows.length })
	const count = { added: 0, unsubscribed: 0, kept: 0 }
	// As many at a time as there are connections, so that no row times out waiting for one.
	for (let first = 0; first < rows.length; first += maxTransactions) {
		const outcomes = rows
			.slice(first, first + maxTransactions)
			.map((row) => store.personalData.importPerson(row))
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
