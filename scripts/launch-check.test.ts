/** @module-tag night */
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { words } from '#cms/reader/entries.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

function check(environment: Readonly<Record<string, string>> = {}, ...options: string[]) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['scripts/launch-check.ts', '--offline', ...options],
		{ env: environment, encoding: 'utf8' },
	)
	return { status, stdout, stderr }
}

const owned = {
	OPERATOR_NAME: 'Ada Byron',
	OPERATOR_ADDRESS: 'Calle 1, Rosario',
	SITE_URL: 'https://innervolt.app',
	SMTP_URL: 'smtps://ada:hunter2@mail.innervolt.app',
	MAIL_FROM: 'hello@innervolt.app',
}

test('the report lists every unproven claim, and the exit code is 1', () => {
	const { status, stdout } = check()
	expect(status).toBe(1)
	for (const { text } of Object.values(words('claims').claims)) expect(stdout).toContain(text.en)
	expect(stdout).toMatch(/OPERATOR_NAME, OPERATOR_ADDRESS +not set/)
	expect(stdout).toMatch(/SITE_URL +not set, or a placeholder/)
	expect(stdout).toMatch(/SMTP_URL +not set/)
	expect(stdout).toMatch(/things stand between this site and an honest launch\.\n$/)
})

test('with --json, standard output has the same findings as JSON and nothing else', () => {
	const { status, stdout } = check({}, '--json')
	const { isReady, blocks } = JSON.parse(stdout)
	expect(status).toBe(1)
	expect(isReady).toBe(false)
	expect(blocks).toContainEqual({
		topic: 'claims',
		what: words('claims').claims['accuracy']?.text.en,
		why: '/',
	})
	expect(blocks).toContainEqual(expect.objectContaining({ topic: 'crisis lines' }))
	expect(blocks).toContainEqual(expect.objectContaining({ topic: 'promises' }))
})

test('settings that have a value are not reported, and passwords are never printed', () => {
	const { stdout } = check(owned)
	for (const name of Object.keys(owned)) expect(stdout).not.toContain(`\n  ${name}`)
	expect(stdout).toContain('APP_URL')
	expect(stdout).not.toContain('hunter2')
})

test('an invalid setting is reported in the same way as at startup', () => {
	const { status, stdout, stderr } = check({ SITE_URL: 'innervolt' }, '--json')
	expect(status).toBe(1)
	expect(stdout).toBe('')
	expect(stderr).toContain('SITE_URL')
	expect(stderr).not.toContain('    at ')
})

test('problems of this machine, such as a key that others can read, are reported with their fix', async () => {
	const DATA_DIR = await createTemporaryFolder()
	await writeFile(join(DATA_DIR, 'secret.key'), '', { mode: 0o644 })
	const { status, stdout } = check({ ...owned, DATA_DIR })
	expect(status).toBe(1)
	expect(stdout).toMatch(/^machine \(\d\): /m)
	expect(stdout).toMatch(/secret\.key +can be read by other users\. Run: chmod 600/)
})

test('an unreachable or damaged database is reported with the other findings, but without its password', async () => {
	const DATA_DIR = await createTemporaryFolder()
	await writeFile(join(DATA_DIR, 'innervolt.sqlite'), 'x'.repeat(8_192), { mode: 0o600 })
	const unreachable = { DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/site' }
	for (const [environment, why] of [
		[unreachable, /cannot be read \(ECONNREFUSED\)/],
		[{ DATA_DIR }, /damaged|not a database/],
	] as const) {
		const { status, stdout } = check(environment, '--json')
		expect(status).toBe(1)
		const { blocks } = JSON.parse(stdout)
		const what = 'database'
		expect(blocks).toContainEqual({ topic: 'machine', what, why: expect.stringMatching(why) })
		expect(blocks).toContainEqual(expect.objectContaining({ topic: 'promises' }))
		expect(stdout).not.toContain('hunter2')
	}
})
