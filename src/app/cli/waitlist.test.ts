import { claimMail } from '#testing/jobs.ts'
import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
	dailyDatabases,
	databases,
	openTestStore,
	readRegistrations,
	type TestDatabase,
} from '#testing/databases.ts'
import type { Store } from '#app/store.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { waitlistCommand } from './waitlist-command.ts'

const header = 'Email,Fuente,Estado,Fecha de Registro'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('an export has all data about a person, without the tokens of their links', async () => {
		const { store, tokens } = await signedUp(kind)
		const printed = await command(store, ['export', 'ADA@example.com'])
		const data: unknown = JSON.parse(printed)
		expect(data).toMatchObject({
			registrations: [{ email: 'ada@example.com', source: 'premium', status: 'pending' }],
			consents: [{ wording: '1', purpose: 'news', utm_source: 'mastodon' }],
			mails: [{ recipient: 'ada@example.com', kind: 'confirmation' }],
			links: [{}, {}],
		})
		expect(printed).not.toContain(tokens[0])
	})

	test('an erasure deletes all data of one person and no data of others', async () => {
		const { store, db } = await signedUp(kind)
		const mails = await db.read.selectFrom('jobs').select('id').execute()
		await signUp(store, 'bob@example.com')
		const deleted: string[] = []
		const deleteMailFiles = async (ids: readonly string[]) => void deleted.push(...ids)
		expect(await waitlistCommand(store, ['erase', 'Ada@Example.com'], deleteMailFiles)).toMatch(
			/^1 registrations/,
		)
		for (const table of ['waitlist_emails', 'consents', 'tokens', 'jobs'] as const) {
			const left = JSON.stringify(await db.read.selectFrom(table).selectAll().execute())
			expect(left).not.toContain('ada@')
			expect(left).not.toBe('[]')
		}
		expect(JSON.stringify(await store.audit.newest())).not.toContain('ada@')
		expect(deleted).toEqual(mails.map(({ id }) => id))
	})

	test('an import keeps the time at which each subscriber confirmed, and the proof of consent', async () => {
		const { store, db } = await openTestStore(kind)
		const list = join(await createTemporaryFolder(), 'list.csv')
		const confirmed = '2025-01-06T12:00:00.000Z'
		await writeFile(
			list,
			[
				'email,status,created,confirmed at',
				`ada@example.com,active,2025-01-05,${confirmed}`,
				`bob@example.com,active,,${confirmed}`,
				`eve@example.com,unsubscribed,2025-01-05,${confirmed}`,
			].join('\n'),
		)
		await command(store, ['import', list, '--proof=Fair of Rosario'])
		const consents = await db.read.selectFrom('consents').select(['given_at', 'proof']).execute()
		expect(consents.toSorted((one, other) => one.given_at.localeCompare(other.given_at))).toEqual([
			{ given_at: '2025-01-05T00:00:00.000Z', proof: 'Fair of Rosario' },
			{ given_at: confirmed, proof: 'Fair of Rosario' },
		])
		const rows = db.read.selectFrom('waitlist_emails').select(['created_at', 'confirmed_at'])
		expect(await rows.orderBy('email').execute()).toEqual([
			{ created_at: '2025-01-05T00:00:00.000Z', confirmed_at: confirmed },
			{ created_at: confirmed, confirmed_at: confirmed },
			{ created_at: '2025-01-05T00:00:00.000Z', confirmed_at: null },
		])
	})

	test('an import adds new addresses and never reactivates unsubscribed addresses', async () => {
		const { store } = await openTestStore(kind)
		const first = await file([
			'ada@example.com,premium,unsubscribed,2025-01-05T12:00:00.000Z',
			'bob@example.com,premium,active,2025-01-05T12:00:00.000Z',
			'eve@example.com,premium,pending,2025-01-05T12:00:00.000Z',
		])
		expect(await command(store, ['import', first, '--proof=Fair'])).toContain(
			'1 active, 1 pending, 1 unsubscribed, 0 already known and unchanged.\n',
		)
		const second = await file([
			'ADA@example.com,premium,active,2025-01-05T12:00:00.000Z',
			'bob@example.com,premium,unsubscribed,2025-01-05T12:00:00.000Z',
			'eve@example.com,premium,active,2025-01-05T12:00:00.000Z',
		])
		expect(await command(store, ['import', second, '--proof=Fair'])).toContain(
			'0 active, 0 pending, 1 unsubscribed, 2 already known and unchanged.\n',
		)
		// The confirmation period of imported people starts with the import, not with their signup.
		await store.sweep()
		const rows = await readRegistrations(store)
		const byEmail = Object.fromEntries(rows.map((row) => [row.email, row.status]))
		expect(byEmail).toEqual({
			'ada@example.com': 'unsubscribed',
			'bob@example.com': 'unsubscribed',
			'eve@example.com': 'pending',
		})
		expect(await claimMail(store)).toBeNull()
	})
})

const [sqlite, postgres] = databases
const run = promisify(execFile)

test('invalid rows are listed and skipped, and the valid rows are imported', async () => {
	const { store } = await openTestStore(sqlite)
	const list = await file([
		'ada@example.com,premium,active,2025-01-05T12:00:00.000Z',
		'bob,premium,active,2025-01-05T12:00:00.000Z',
		'kim@example.com,premium,pending,',
	])
	const [imported, takenBack, ...skipped] = (
		await command(store, ['import', list, '--proof=Fair'])
	).split('\n')
	expect(imported).toBe('1 active, 1 pending, 0 unsubscribed, 0 already known and unchanged.')
	expect(takenBack).toBe('For 7 days the panel can undo it, under “Importar”.')
	expect(skipped).toEqual([
		'1 skipped because of these cells (correct them and import the file again):',
		'  line 3: email is not an address',
	])
	const emails = (await readRegistrations(store)).map(({ email }) => email).toSorted()
	expect(emails).toEqual(['ada@example.com', 'kim@example.com'])
})

test.each([
	[[]],
	[['export']],
	[['export', 'a@example.com', 'b@example.com']],
	[['list', 'x']],
	[['undo', 'x']],
])('%j prints the usage', async (args) => {
	const { store } = await openTestStore(sqlite)
	await expect(command(store, args)).rejects.toThrow('npm run waitlist -- export EMAIL')
})

test('an unknown address is reported', async () => {
	const { store } = await openTestStore(sqlite)
	for (const verb of ['export', 'erase']) {
		await expect(command(store, [verb, 'eve@example.com'])).rejects.toThrow('There is no data')
	}
})

test('a command in the wrong folder fails and creates no database', { tags: 'night' }, async () => {
	const folder = await createTemporaryFolder()
	const started = run(process.execPath, ['src/app/cli/waitlist.ts', 'erase', 'a@b.org'], {
		env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
	})
	await expect(started).rejects.toMatchObject({
		code: 1,
		stderr: `There is no database at ${join(folder, 'data', 'innervolt.sqlite')}. Set DATA_DIR to the site's data folder, or start the site once.\n`,
	})
	expect(await readdir(folder)).toEqual([])
})

test('notes of a migration go to standard error', { tags: 'night' }, async () => {
	const where = await postgres.createEmpty()
	const db = postgres.open(where)
	onTestFinished(() => db.close())
	await db.write(async (transaction) => {
		await sql`create table waitlist_emails (id serial primary key, email text, source text,
			status text, created_at timestamptz default now())`.execute(transaction)
		const adopted = sql`insert into waitlist_emails (email, source, status)
			values ('ada@example.com', 'a', 'active'), ('ADA@example.com', 'b', 'active')`
		await adopted.execute(transaction)
	})
	const args = ['src/app/cli/waitlist.ts', 'export', 'ada@example.com']
	const { stdout, stderr } = await run(process.execPath, args, {
		env: { ...process.env, DATABASE_URL: where },
	})
	expect(JSON.parse(stdout)).toMatchObject({ registrations: [{}, {}] })
	expect(stderr).toMatch(/^1 adopted row repeats an address/)
})

async function command(store: Store, args: readonly string[]): Promise<string> {
	return await waitlistCommand(store, args, async () => {})
}

async function signedUp(kind: TestDatabase) {
	const opened = await openTestStore(kind)
	return { ...opened, tokens: await signUp(opened.store, 'ada@example.com') }
}

async function signUp(store: Store, email: string): Promise<readonly string[]> {
	const tokens: string[] = []
	await store.signups.record(
		{
			email,
			source: 'premium',
			locale: 'en',
			consent: { wording: '1', utm_source: 'mastodon' },
		},
		({ confirm, unsubscribe }) => {
			tokens.push(confirm, unsubscribe)
			return { subject: 'S', text: confirm, html: '', unsubscribeUrl: 'https://x' }
		},
	)
	return tokens
}

async function file(rows: readonly string[]): Promise<string> {
	const path = join(await createTemporaryFolder(), 'list.csv')
	await writeFile(path, `\uFEFF${[header, ...rows].join('\r\n')}\r\n`)
	return path
}
