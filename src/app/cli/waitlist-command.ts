import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '#values/operator-error.ts'
import { retention } from '#values/retention.ts'
import { parseEmail } from '#values/email.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import type { MyDataStores } from '#features/my-data/my-data.ts'
import type { PeopleStores } from '#features/people/people.ts'
import { provenAt } from '#features/people/import/rules/import-plan.ts'
import { type ImportFile, previewOf, readImportFile } from './import-file.ts'
import { UnknownCommand } from './run-command.ts'

export const waitlistUsage = `npm run waitlist -- export EMAIL      prints all data about an address as JSON
npm run waitlist -- erase EMAIL       deletes all data about an address
npm run waitlist -- import FILE.csv   adds the rows of an export from the panel or from another service, such as
                                      Mailchimp; sends no mail and confirms no address that is known
    --dry-run                         only shows which columns were recognized, how many rows, and what is invalid
    --status=STATUS                   active, pending or unsubscribed, for rows without a status; pending by default
    --proof=TEXT                      where and how the people of active rows agreed; stored with each consent`

const actor = 'command line'

type CommandStore = Pick<AccountStores, 'audit'> &
	Pick<MyDataStores, 'personalData'> &
	Pick<PeopleStores, 'imports'>

const unknownAddress = 'There is no data about this address.'

export async function waitlistCommand(
	store: CommandStore,
	[verb, object, ...more]: readonly string[],
	deleteMailFiles: (ids: readonly string[]) => Promise<void>,
): Promise<string> {
	if (verb === 'import')
		return await importFile(store, object === undefined ? [] : [object, ...more])
	if (object === undefined || more.length > 0) throw new UnknownCommand(waitlistUsage)
	if (verb === 'export') {
		const data = await store.personalData.collect(normalizedAddress(object))
		if (data === null) throw new OperatorError(unknownAddress)
		await store.audit.append(actor, 'export', { rows: 1 })
		return JSON.stringify(data, null, '\t')
	}
	if (verb === 'erase') {
		const { rows, mails } = await store.personalData.erase(normalizedAddress(object), actor)
		await deleteMailFiles(mails)
		if (rows === 0) throw new OperatorError(unknownAddress)
		return `${rows} registrations deleted, with their consents, links and emails.`
	}
	throw new UnknownCommand(waitlistUsage)
}

/** Normalizes an address to look up. One that the form would reject, such as an imported one, stays as typed. */
function normalizedAddress(typed: string): string {
	return parseEmail(typed) ?? typed
}

async function importFile(store: CommandStore, args: readonly string[]): Promise<string> {
	const { values, positionals } = importOptions(args)
	const otherwise = statuses.find((each) => each === (values.status ?? 'pending'))
	const [file, ...more] = positionals
	if (file === undefined || more.length > 0 || otherwise === undefined)
		throw new UnknownCommand(waitlistUsage)
	const read = await readImportFile(file, otherwise)
	if (values['dry-run'] === true) return previewOf(read)
	return await importRows(store, file, read, values.proof?.trim() ?? '')
}

const statuses = ['active', 'pending', 'unsubscribed'] as const

function importOptions(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				'dry-run': { type: 'boolean' },
				status: { type: 'string' },
				proof: { type: 'string' },
			},
		})
	} catch {
		throw new UnknownCommand(waitlistUsage)
	}
}

async function importRows(
	{ imports }: CommandStore,
	file: string,
	{ rows, valid: people, invalid }: ImportFile,
	proof: string,
): Promise<string> {
	const terms = { proof, agreedAt: null, others: 'leave' } as const
	if (people.some((each) => each.status === 'active' && provenAt(each, terms) === null))
		throw new OperatorError(
			'Nothing was imported: active rows need --proof=TEXT and a date. The panel, under “Importar”, also imports rows without a date, or emails the people for confirmation.',
		)
	const { result } = await imports.importNow(rows, { file: basename(file), actor, proof })
	const { active = 0, asked = 0, 'opted-out': optedOut = 0 } = result
	const known = people.length - active - asked - optedOut
	const summary = [
		`${active} active, ${asked} pending, ${optedOut} unsubscribed, ${known} already known and unchanged.`,
		`For ${retention.importUndoDays} days the panel can undo it, under “Importar”.`,
	]
	if (invalid.length === 0) return summary.join('\n')
	return [
		...summary,
		`${invalid.length} skipped because of these cells (correct them and import the file again):`,
		...invalid,
	].join('\n')
}
