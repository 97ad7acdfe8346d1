import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claims } from '#words/claims.ts'
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
	SITE_URL: 'https://innervolt.app',
	SMTP_URL: 'smtps://ada:hunter2@mail.innervolt.app',
	MAIL_FROM: 'hello@innervolt.app',
}

test('the report names every claim that nobody has proved, and ends with 1', () => {
	const { status, stdout } = check()
	expect(status).toBe(1)
	for (const { text } of Object.values(claims)) expect(stdout).toContain(text.en)
	expect(stdout).toMatch(/OPERATOR_NAME +is not set/)
	expect(stdout).toMatch(/SITE_URL +is a placeholder/)
	expect(stdout).toMatch(/SMTP_URL +is not set/)
	expect(stdout).toMatch(/things stand between this site and an honest launch\.\n$/)
})

test('the JSON form holds the same, and nothing else stands on standard output', () => {
	const { status, stdout } = check({}, '--json')
	const { isReady, blocks } = JSON.parse(stdout)
	expect(status).toBe(1)
	expect(isReady).toBe(false)
	expect(blocks).toContainEqual({ topic: 'claims', what: claims['accuracy']?.text.en, why: '/' })
	expect(blocks).toContainEqual(expect.objectContaining({ topic: 'crisis lines' }))
	expect(blocks).toContainEqual(expect.objectContaining({ topic: 'promises' }))
})

test('what the owner has set is no longer named, and no password ever is', () => {
	const { stdout } = check(owned)
	// A finding begins its line; a built site may have been made with other settings, which is one of its own.
	for (const name of Object.keys(owned)) expect(stdout).not.toContain(`\n  ${name} `)
	expect(stdout).toContain('APP_URL')
	expect(stdout).not.toContain('hunter2')
})

test('a wrong setting is said as the start would say it', () => {
	const { status, stdout, stderr } = check({ SITE_URL: 'innervolt' }, '--json')
	expect(status).toBe(1)
	expect(stdout).toBe('')
	expect(stderr).toContain('SITE_URL')
	expect(stderr).not.toContain('    at ')
})

test('what is wrong on this machine is named with how to mend it', async () => {
	const DATA_DIR = await createTemporaryFolder()
	await writeFile(join(DATA_DIR, 'secret.key'), '', { mode: 0o644 })
	const { status, stdout } = check({ ...owned, DATA_DIR })
	expect(status).toBe(1)
	expect(stdout).toMatch(/^machine \(\d\): /m)
	expect(stdout).toMatch(/secret\.key +can be read by other users\. Run: chmod 600/)
})

test('a database that does not answer is said in one sentence, without its password', () => {
	const { status, stderr } = check({ DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/site' })
	expect(status).toBe(1)
	expect(stderr).toBe(
		'The database of DATABASE_URL cannot be read (ECONNREFUSED). Start it, or correct the setting.\n',
	)
})
