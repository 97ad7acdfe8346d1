import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { settingsCommand } from './settings-command.ts'

const [sqlite] = databases
const typed = async (name: string) => `typed for ${name}`

test('the command stores, lists and removes a setting', async () => {
	const { store } = await openTestStore(sqlite)
	const run = (...args: readonly string[]) =>
		settingsCommand(store.settings, args, { LETTERS_PER_DAY: '9' }, typed)
	expect(await run('set', 'MAIL_PER_HOUR', '50')).toBe(
		'MAIL_PER_HOUR is stored. A running site uses this within seconds.',
	)
	expect(await run('set', 'OPERATOR_NAME', 'Ada')).toBe(
		'OPERATOR_NAME is stored. A running site uses this within seconds.',
	)
	const lines = (await run('list')).split('\n').map((line) => line.replaceAll(/ +/g, ' '))
	expect(lines).toContain('MAIL_PER_HOUR 50 (database)')
	expect(lines).toContain('LETTERS_PER_DAY 9 (environment)')
	expect(lines).toContain('SIGNUPS_PER_CLIENT 60 (default)')
	expect(lines).toContain('SMTP_URL unset (default)')
	await run('unset', 'MAIL_PER_HOUR')
	expect((await store.settings.all()).values).toEqual({ OPERATOR_NAME: 'Ada' })
})

test('settings that need one another are stored and removed in one command, and storing only one of them is refused', async () => {
	const { store } = await openTestStore(sqlite)
	const environment = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' }
	const run = (...args: readonly string[]) =>
		settingsCommand(store.settings, args, environment, typed)
	await expect(run('set', 'SMTP_USER', 'ada')).rejects.toThrow(
		'SMTP_PASSWORD: must be set, because SMTP_USER is',
	)
	await run('set', 'SMTP_USER', 'ada', 'SMTP_PASSWORD', '-')
	expect((await store.settings.all()).values).toEqual({
		SMTP_USER: 'ada',
		SMTP_PASSWORD: 'typed for SMTP_PASSWORD',
	})
	await run('unset', 'SMTP_USER', 'SMTP_PASSWORD')
	expect((await store.settings.all()).values).toEqual({})
})

test('secrets are typed or piped, and never printed', async () => {
	const { store } = await openTestStore(sqlite)
	const environment = {
		SMTP_URL: 'smtps://eve:hunter2@mail.example',
		MAIL_FROM: 'a@b.example',
		IMAP_URL: 'imaps://mail.example',
		BOUNCE_DOMAIN: 'b.example.org',
		IMAP_USER: 'ada',
	}
	const run = (...args: readonly string[]) =>
		settingsCommand(store.settings, args, environment, typed)
	await expect(run('set', 'IMAP_PASSWORD', 'hunter2')).rejects.toThrow(
		'IMAP_PASSWORD is a secret. Leave out the value to type it',
	)
	for (const args of [['IMAP_PASSWORD'], ['IMAP_PASSWORD', '-']]) await run('set', ...args)
	expect((await store.settings.all()).values).toEqual({
		IMAP_PASSWORD: 'typed for IMAP_PASSWORD',
	})
	const listed = await run('list')
	expect(listed).toMatch(/^IMAP_PASSWORD +set {2}\(database\)$/m)
	expect(listed).not.toMatch(/hunter2|typed for/)
})

test.each([
	[[], 'npm run settings -- list'],
	[['set'], 'npm run settings -- list'],
	[['set', 'IMAP_PASSWORD', '-', 'SMTP_PASSWORD', '-'], 'Only one value can be read'],
	[['list', 'SMTP_URL'], 'npm run settings -- list'],
	[['set', 'MAIL_PER_HOUR', '5', 'LETTERS_PER_DAY'], 'npm run settings -- list'],
	[['remove', 'MAIL_PER_HOUR'], 'npm run settings -- list'],
	[['set', 'SMTP_ULR', 'x'], 'SMTP_ULR is not a setting. Is SMTP_URL meant?'],
	[['unset', 'COLOUR'], 'COLOUR is not a setting.'],
	[['set', 'PORT', '80'], 'PORT cannot be stored: it is set in the environment only.'],
	[['set', 'MAIL_PER_HOUR', 'many'], 'MAIL_PER_HOUR: must be a number'],
	[['set', 'SMTP_URL', 'smtps://a.example'], 'MAIL_FROM: must be set, because SMTP_URL is'],
	[['set', 'ANALYTICS', 'own'], 'ANALYTICS: is set in the environment; change it there'],
])('the command %j is refused with a reason', async (args, words) => {
	const { store } = await openTestStore(sqlite)
	const running = settingsCommand(store.settings, args, { ANALYTICS: 'none' }, typed)
	await expect(running).rejects.toThrow(words)
	expect((await store.settings.all()).values).toEqual({})
})

test(
	'the command works before the first start, and reads a secret from standard input',
	{ tags: 'night' },
	async () => {
		const folder = await createTemporaryFolder()
		const environment = {
			...process.env,
			DATA_DIR: folder,
			DATABASE_URL: '',
			WEBHOOK_URL: 'https://crm.example',
		}
		const run = async (args: readonly string[], input: string) => {
			const child = spawn(process.execPath, ['src/app/cli/settings.ts', ...args], {
				env: environment,
			})
			child.stdin.end(input)
			return await Promise.all([text(child.stdout), text(child.stderr)])
		}
		const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
		expect(await run(['set', 'WEBHOOK_SECRET', '-'], `${secret}\n`)).toEqual([
			'WEBHOOK_SECRET is stored. A running site uses this within seconds.\n',
			'',
		])
		const [listed] = await run(['list'], '')
		expect(listed).toMatch(/^WEBHOOK_SECRET +set {2}\(database\)$/m)
		const [, refusal] = await run(['set', 'WEBHOOK_SECRET', '-'], 'short\n')
		expect(refusal).toBe(
			'These settings are invalid:\n  WEBHOOK_SECRET: must be whsec_ and 24 to 64 bytes in base64\n',
		)
	},
)
