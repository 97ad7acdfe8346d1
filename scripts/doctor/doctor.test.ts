import { spawnSync } from 'node:child_process'
import { chmod, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { backupName } from '#domain/retention/backup-names.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { openKeys } from '#server/platform/keys/open-keys.ts'
import { buildRelease } from '#server/platform/release/build-release.ts'
import { releasesFolder } from '#server/platform/release/release-folder.ts'
import { readSettings } from '#settings/settings.ts'
import { dailyDatabases, databases, openTestStore } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { checkBackups } from './backup-checks.ts'
import { checkBuild, checkDatabase, checkPermissions } from './data-checks.ts'
import type { Finding } from './finding.ts'
import { checkMail } from './network-checks.ts'

const now = Date.UTC(2026, 10, 26, 12)
const hourMs = 3_600_000

/** Runs the command without asking other machines. */
function runDoctor(environment: Readonly<Record<string, string>>) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['scripts/doctor.ts', '--offline'],
		{ env: environment, encoding: 'utf8' },
	)
	return { status, stdout, stderr }
}

function faultsOf(findings: readonly Finding[]): readonly string[] {
	return findings.filter(({ state }) => state === 'fault').map(({ text }) => text)
}

test('invalid settings are faults one by one, the other checks go on, and no secret is printed', async () => {
	const dataDir = await createTemporaryFolder()
	const { status, stdout, stderr } = runDoctor({
		DATA_DIR: dataDir,
		SITE_URL: 'innervolt',
		SMTP_URL: 'smtps://ada:hunter2@mail.example',
		WEBHOOK_SECRET: 'hunter2',
		BACKUP_TO: 's3://backups',
		S3_SECRET_ACCESS_KEY: 'hunter2',
	})
	expect(stderr).toBe('')
	expect(status).toBe(1)
	expect(stdout).toMatch(/^fault +settings +SITE_URL must be/m)
	expect(stdout).toMatch(/^fault +settings +WEBHOOK_SECRET must be/m)
	expect(stdout).toMatch(/^ok +permissions/m)
	expect(stdout).toMatch(/^ok +disk/m)
	expect(stdout).toMatch(/^note +mail +Not checked/m)
	expect(stdout).not.toContain('hunter2')
})

test('a build of the pages that has failed is a fault, with its reason, until one succeeds', async () => {
	const settings = readSettings({ DATA_DIR: await createTemporaryFolder() })
	const folder = releasesFolder(settings)
	const build = (script: string) => {
		const command = (out: string) => [process.execPath, '-e', script, out] as const
		return buildRelease({ folder, command, pagesBefore: null, now: Date.now })
	}
	expect(checkBuild(settings)).toEqual([])
	await build(`console.error('no bricks'); process.exit(1)`).catch(String)
	expect(faultsOf(checkBuild(settings))).toEqual([expect.stringContaining('no bricks')])
	await build(
		`const [out] = process.argv.slice(1); fs.mkdirSync(out); fs.writeFileSync(out + '/index.html', '')`,
	)
	expect(checkBuild(settings)).toEqual([])
})

test('a new site has no faults', async () => {
	const { status, stdout } = runDoctor({ DATA_DIR: await createTemporaryFolder() })
	expect(stdout).toMatch(/\nNo faults\.\n$/)
	expect(status).toBe(0)
	expect(stdout).toMatch(/^note +database +There is none/m)
	expect(stdout).toMatch(/^note +launch +OPERATOR_NAME is not set/m)
})

test.each(dailyDatabases)(
	'$kind: a sound database with its key is found so, another key is a fault',
	async (kind) => {
		const { db, where } = await openTestStore(kind)
		const dataDir = kind.kind === 'sqlite' ? dirname(where) : await createTemporaryFolder()
		const environment = {
			DATA_DIR: dataDir,
			...(kind.kind === 'postgres' && { DATABASE_URL: where }),
		}
		const settings = readSettings(environment)
		await openKeys(db, settings)
		const found = await checkDatabase(settings)
		expect(faultsOf(found)).toEqual([])
		expect(found.map(({ check }) => check)).toEqual(expect.arrayContaining(['database', 'key']))
		const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
		const other = faultsOf(await checkDatabase(readSettings({ ...environment, SECRET_KEY })))
		expect(other).toEqual([expect.stringContaining('It is not the key')])
	},
)

test.each(dailyDatabases)(
	'$kind: a registration from the future is a fault of the clock',
	async (kind) => {
		const { db, where } = await openTestStore(kind)
		const created_at = new Date(Date.now() + hourMs).toISOString()
		await db.write((transaction) =>
			transaction
				.insertInto('waitlist_emails')
				.values({
					id: 'a',
					email: 'a@example.com',
					source: 'premium',
					status: 'active',
					created_at,
				})
				.execute(),
		)
		const at = kind.kind === 'sqlite' ? { DATA_DIR: dirname(where) } : { DATABASE_URL: where }
		expect(faultsOf(await checkDatabase(readSettings(at)))).toEqual([
			expect.stringContaining('in the future'),
		])
	},
)

test('a damaged database and one that does not answer are faults without passwords', async () => {
	const dataDir = await createTemporaryFolder()
	await writeFile(join(dataDir, 'innervolt.sqlite'), 'x'.repeat(8_192))
	expect(faultsOf(await checkDatabase(readSettings({ DATA_DIR: dataDir })))).toEqual([
		expect.stringMatching(/damaged|not a database/),
	])
	const DATABASE_URL = 'postgres://ada:hunter2@127.0.0.1:1/site'
	const [text, ...more] = faultsOf(await checkDatabase(readSettings({ DATABASE_URL })))
	expect(more).toEqual([])
	expect(text).toContain('ECONNREFUSED')
	expect(text).not.toContain('hunter2')
})

test('a check of a restored database leaves no log, which root would own', async () => {
	const { where } = await openTestStore(databases[0])
	const dataDir = await createTemporaryFolder()
	await makeBackup(
		{ dataDir: dirname(where), databaseUrl: null },
		join(dataDir, 'innervolt.sqlite'),
	)
	expect(faultsOf(await checkDatabase(readSettings({ DATA_DIR: dataDir })))).toEqual([])
	expect(await readdir(dataDir)).toEqual(['innervolt.sqlite'])
})

test('files that other users may read are faults, with the command that mends them', async () => {
	const dataDir = await createTemporaryFolder()
	const file = join(dataDir, 'secret.key')
	await writeFile(file, '', { mode: 0o600 })
	expect(faultsOf(checkPermissions(readSettings({ DATA_DIR: dataDir })))).toEqual([])
	await chmod(file, 0o644)
	expect(faultsOf(checkPermissions(readSettings({ DATA_DIR: dataDir })))).toEqual([
		`Other users may read ${file}. Run: chmod 600 ${file}`,
	])
})

test('a mail server that does not answer is a fault, and a missing one only on a public site', async () => {
	const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }
	expect(faultsOf(await checkMail(readSettings(mail)))).toEqual([
		expect.stringContaining('SMTP_URL does not answer'),
	])
	expect(faultsOf(await checkMail(readSettings({})))).toEqual([])
	expect(faultsOf(await checkMail(readSettings({ SITE_URL: 'https://a.example' })))).toHaveLength(1)
})

test('a backup older than a night, none, and a missing folder are faults', async () => {
	const folder = await createTemporaryFolder()
	const check = (to: string) => checkBackups({ BACKUP_TO: to }, now)
	expect(faultsOf(await check(folder))).toEqual([expect.stringContaining('holds none')])
	await writeFile(join(folder, backupName(now - 31 * hourMs, 'sqlite', true)), '')
	expect(faultsOf(await check(folder))).toEqual([expect.stringContaining('is 31 hours old')])
	await writeFile(join(folder, backupName(now - 9 * hourMs, 'sqlite', true)), '')
	expect(faultsOf(await check(folder))).toEqual([])
	expect(faultsOf(await check(join(folder, 'missing')))).toEqual([
		expect.stringContaining('does not exist'),
	])
	expect(faultsOf(await checkBackups({}, now))).toEqual([])
})
