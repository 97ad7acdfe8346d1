import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deriveKeys } from '#platform/keys/keys.ts'
import { SettingsError } from '#config/settings.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { listSettings } from './list-settings.ts'
import { openSettings } from './open-settings.ts'

const account = { SMTP_URL: 'smtps://mail.example', SMTP_USER: 'ada', SMTP_PASSWORD: 'hunter2 %' }

describe.each(databases)('$kind', (kind) => {
	test('settings changed together are stored and read back, and the audit log contains only their names', async () => {
		const { store } = await openTestStore(kind)
		await store.settings.change({ MAIL_FROM: 'a@b.example' }, account, 'ada')
		await store.settings.change({}, { MAIL_PER_HOUR: '50' }, 'ada').catch(() => {})
		await store.settings.change({ MAIL_FROM: 'a@b.example' }, { MAIL_PER_HOUR: '50' }, 'ada')
		expect(await store.settings.all()).toMatchObject({
			values: { ...account, MAIL_PER_HOUR: '50' },
			unreadable: [],
		})
		const entries = await store.audit.newest()
		const told = entries.map(({ actor, action, detail }) => `${actor}: ${action} ${detail}`)
		expect(told.toSorted()).toEqual(
			['MAIL_PER_HOUR', 'SMTP_PASSWORD', 'SMTP_URL', 'SMTP_USER'].map(
				(name) => `ada: setting changed ${name}`,
			),
		)
		expect(JSON.stringify(entries)).not.toContain('hunter2')
	})

	test('a secret is not readable in the database, and cannot be decrypted after being copied to another setting', async () => {
		const { db, store } = await openTestStore(kind)
		await store.settings.change({ MAIL_FROM: 'a@b.example' }, account, 'ada')
		const rows = await db.read.selectFrom('settings').selectAll().execute()
		expect(JSON.stringify(rows)).not.toContain('hunter2')
		const secret = rows.find(({ name }) => name === 'SMTP_PASSWORD')?.value ?? ''
		await db.write((transaction) =>
			sql`insert into settings values ('IMAP_PASSWORD', ${secret}, '2026-01-01T00:00:00.000Z')`.execute(
				transaction,
			),
		)
		const { values, unreadable } = await store.settings.all()
		expect([values['SMTP_PASSWORD'], unreadable]).toEqual(['hunter2 %', ['IMAP_PASSWORD']])
	})

	test.each([
		[{ SMTP_URL: 'smtps://mail.example' }, {}, ['MAIL_FROM']],
		[{ MAIL_PER_HOUR: '50', SMTP_USER: 'ada' }, {}, ['SMTP_URL', 'SMTP_PASSWORD']],
		[{ MAIL_PER_HOUR: 'many', ANALYTICS: 'x' }, {}, ['ANALYTICS', 'MAIL_PER_HOUR']],
		[{ MAIL_PER_HOUR: '50' }, { MAIL_PER_HOUR: '90' }, ['MAIL_PER_HOUR']],
		[{ SMTP_URL: 'smtps://ada:b@mail.example' }, { MAIL_FROM: 'a@b.example' }, ['SMTP_URL']],
		[{ OPERATOR_NAME: 'Ada\0' }, {}, ['OPERATOR_NAME']],
		[{ OPERATOR_NAME: '' }, {}, ['OPERATOR_NAME']],
	])(
		'storing %j with the environment %j is refused, the error names the faulty settings, and nothing is changed',
		async (changes, given, names) => {
			const { store } = await openTestStore(kind)
			const before = { SIGNUPS_PER_CLIENT: '7' }
			await store.settings.change({}, before, 'ada')
			const error: unknown = await store.settings
				.change(given, changes, 'ada')
				.catch((thrown: unknown) => thrown)
			if (!(error instanceof SettingsError)) throw new Error('It was stored')
			expect(error.issues.map(({ name }) => name)).toEqual(names)
			expect((await store.settings.all()).values).toEqual(before)
			expect(await store.audit.newest()).toHaveLength(1)
		},
	)

	test('a required setting cannot be removed, and a rejected change leaves no audit entry', async () => {
		const { store } = await openTestStore(kind)
		const environment = { MAIL_FROM: 'a@b.example' }
		await store.settings.change(environment, account, 'ada')
		const removing = store.settings.change(environment, { SMTP_PASSWORD: null }, 'ada')
		await expect(removing).rejects.toThrow('SMTP_PASSWORD: must be set, because SMTP_USER is')
		const all = { SMTP_URL: null, SMTP_USER: null, SMTP_PASSWORD: null, DKIM_SELECTOR: null }
		await store.settings.change(environment, all, 'ada')
		expect((await store.settings.all()).values).toEqual({})
		const actions = (await store.audit.newest()).map(({ action }) => action)
		expect(actions.filter((action) => action === 'setting removed')).toHaveLength(3)
	})

	test('if two concurrent changes contradict each other, one of them is rejected', async () => {
		const { store } = await openTestStore(kind)
		const { change } = store.settings
		// Several rounds, because the two changes may by chance run one after the other.
		for (let round = 0; round < 10; round++) {
			await change({}, { MAIL_FROM: 'a@b.example' }, 'ada')
			const outcomes = await Promise.allSettled([
				change({}, { MAIL_FROM: null }, 'ada'),
				change({}, { SMTP_URL: 'smtps://mail.example' }, 'bea'),
			])
			const states = outcomes.map(({ status }) => status)
			expect(states.toSorted()).toEqual(['fulfilled', 'rejected'])
			await change({}, { MAIL_FROM: null, SMTP_URL: null }, 'ada')
		}
	})

	test('a secret encrypted with another key is reported as unreadable, but still counts as set', async () => {
		const { db, store } = await openTestStore(kind)
		await store.settings.change({ MAIL_FROM: 'a@b.example' }, account, 'ada')
		const rows = await db.read.selectFrom('settings').select(['name', 'value']).execute()
		const other = deriveKeys(Buffer.alloc(32, 9)).settings
		for (const key of [other, null]) {
			const opened = openSettings(rows, key)
			expect(opened.unreadable).toEqual(['SMTP_PASSWORD'])
			expect(opened.values['SMTP_PASSWORD']).toMatch(/^whsec_.{44}$/)
			const listed = listSettings(opened, {}).filter(({ isReadable }) => !isReadable)
			expect(listed).toMatchObject([{ name: 'SMTP_PASSWORD', value: 'set', source: 'database' }])
		}
	})
})
