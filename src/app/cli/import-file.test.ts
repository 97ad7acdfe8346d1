import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databases, openTestStore, readRegistrations } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { waitlistCommand } from './waitlist-command.ts'

const day = '2026-01-05 12:00:00'
const ada = 'ada@example.com'

async function run(content: string | Buffer, ...options: readonly string[]) {
	const { store } = await openTestStore(databases[0])
	const file = join(await createTemporaryFolder(), 'list.csv')
	await writeFile(file, content)
	const printed = await waitlistCommand(store, ['import', file, ...options], async () => {})
	const rows = await readRegistrations(store)
	return { printed, rows: rows.map(({ email, status, source }) => ({ email, status, source })) }
}

test.each([
	[
		'Mailchimp, subscribed',
		`"Email Address","First Name",OPTIN_TIME,CONFIRM_TIME,TAGS\n${ada},Ada,"${day}","${day}","""a"""`,
		'active',
	],
	[
		'Mailchimp, unsubscribed',
		`Email Address,CONFIRM_TIME,UNSUB_TIME\n${ada},${day},${day}`,
		'unsubscribed',
	],
	[
		'Mailchimp, cleaned',
		`Email Address,CONFIRM_TIME,CLEAN_TIME\n${ada},${day},${day}`,
		'unsubscribed',
	],
	[
		'listmonk',
		`uuid,email,name,attributes,status,created_at\n1,${ada},Ada,"{""a"": 1}",enabled,2026-01-05T12:00:00.123456Z`,
		'active',
	],
	['listmonk, blocklisted', `uuid,email,status\n1,${ada},blocklisted`, 'unsubscribed'],
	[
		'Buttondown',
		`email,notes,creation_date,subscriber_type\n${ada},,2026-01-05 12:00:00.1+00:00,unactivated`,
		'pending',
	],
	[
		'Substack',
		`email,active_subscription,email_disabled,created_at\n${ada},false,false,2026-01-05T12:00:00.000Z`,
		'pending',
	],
	[
		'Substack, disabled',
		`email,active_subscription,email_disabled\n${ada},true,true`,
		'unsubscribed',
	],
	['Ghost, unsubscribed', `email,subscribed_to_emails\n${ada},false`, 'unsubscribed'],
	['Brevo, not confirmed', `EMAIL;DOUBLE_OPT-IN;OPT_IN\n${ada};No;Yes`, 'pending'],
	['a spreadsheet with a refusal', `Name;E-Mail;Einwilligung\nAda;${ada};nein`, 'unsubscribed'],
	['a column of addresses', `email\n${ada}\n`, 'pending'],
	['addresses without a column name', `${ada}\r\n`, 'pending'],
	['semicolons', `Name;E-Mail\r\nAda;${ada}\r\n`, 'pending'],
	['tabs', `Name\tEmail\nAda, B.\t${ada}`, 'pending'],
	['UTF-16', Buffer.from(`\uFEFFEmail\tName\r\n${ada}\tZoë\r\n`, 'utf16le'), 'pending'],
])('a file in this format is imported: %s', async (_what, content, status) => {
	const { rows } = await run(content, '--proof=Fair of Rosario')
	expect(rows).toEqual([{ email: ada, status, source: 'import' }])
})

test('the option --status sets the status of rows that have none, and an unknown status or option is refused', async () => {
	const { rows } = await run(`email\n${ada}`, '--status=unsubscribed')
	expect(rows).toMatchObject([{ status: 'unsubscribed' }])
	await expect(run(`email\n${ada}`, '--status=invited')).rejects.toThrow('--status=STATUS')
	await expect(run(`email\n${ada}`, '--dryrun')).rejects.toThrow('--dry-run')
})

test.each([
	['without a proof of consent', `email,created\n${ada},2026-01-05`, []],
	['without a date', `email\n${ada}`, ['--proof=Fair of Rosario']],
])('active rows %s are not imported', async (_what, content, options) => {
	const imported = run(content, '--status=active', ...options)
	await expect(imported).rejects.toThrow('active rows need --proof=TEXT and a date')
})

test('a file with ambiguous values is not imported, and the message refers to the panel', async () => {
	const texts = run(`Contact;Marketing\n${ada};it's ok`)
	await expect(texts).rejects.toThrow('Nothing was imported: the column "Marketing" has texts')
	const dates = run(`Contact;Joined\n${ada};05/06/2025`)
	await expect(dates).rejects.toThrow(
		/"05\/06\/2025" could be two days. Import the file in the panel/,
	)
})

test('a preview lists the columns, the number of rows for each status and the invalid rows, and imports nothing', async () => {
	const list = `Name;Email Address;Status;OPTIN_TIME\nAda;${ada};subscribed;\nBob;bob;subscribed;\nEve;eve@example.com;cleaned;2026-01-05\nKim;kim@example.com;cleaned;soon`
	const { printed, rows } = await run(list, '--dry-run')
	expect(rows).toEqual([])
	expect(printed).toBe(
		[
			'Preview. Nothing was imported.',
			'  not read: "Name"',
			'  email: "Email Address"',
			'  permission: "Status"',
			'  created: "OPTIN_TIME"',
			'4 rows: 1 active, 0 pending, 1 unsubscribed, 2 left out.',
			'  line 3: email is not an address',
			'  line 5: created is not a date such as 2026-01-05 or 2026-01-05T12:00Z',
		].join('\n'),
	)
})

test('a missing file and a file without addresses are refused with the reason', async () => {
	await expect(run('name,age\nAda,36')).rejects.toThrow('No column of')
	const { store } = await openTestStore(databases[0])
	const missing = waitlistCommand(store, ['import', '/nowhere/list.csv'], async () => {})
	await expect(missing).rejects.toThrow('/nowhere/list.csv cannot be read')
})
