import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { currentSchema } from '#server/platform/db/migrate.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { freePort } from '#testing/free-port.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { createFakeRemote, type FakeVersion, serviceScript } from '#testing/update/fake-project.ts'
import { update, type UpdateOptions } from './update.ts'
import { currentVersion, findVersions, setCurrentVersion } from './versions.ts'

const patience = { timeoutMs: 1_500, settleMs: 50 }

/** A site that runs v1 of the small project, with a database of the real one. */
async function startSite() {
	const remote = createFakeRemote()
	remote.release({ name: 'v1', schema: currentSchema })
	const root = join(await createTemporaryFolder(), 'site')
	execFileSync('git', ['clone', '--quiet', remote.folder, root])
	const { db, where } = await openTestStore(databases[0])
	await db.close()
	const dataDir = dirname(where)
	const data = new DatabaseSync(where)
	data.exec('create table signups (version text)')
	data.close()
	const port = await freePort()
	const script = join(dataDir, 'service.mjs')
	writeFileSync(script, serviceScript)
	const service = `'${process.execPath}' '${script}' {} '${root}' ${port} '${dataDir}'`
	const address = `http://127.0.0.1:${port}`
	const printed: string[] = []
	const run = async (changes: Partial<UpdateOptions> = {}) =>
		await update({
			versions: await findVersions(root),
			database: { dataDir, databaseUrl: null, secretKey: null },
			service,
			address,
			patience,
			print: (line) => printed.push(line),
			to: null,
			isCheck: false,
			findFaults: async () => [],
			backUp: null,
			...changes,
		})
	const control = (act: string) => execFileSync('sh', ['-c', service.replace('{}', act)])
	await run()
	control('start')
	onTestFinished(() => {
		control('stop')
		remote.remove()
	})
	const ask = async (path: string) => await (await fetch(address + path)).text()
	await expect.poll(() => ask('/server').catch(String)).toMatch(/^v1 /)
	return {
		root,
		dataDir,
		printed,
		run,
		ask,
		release: (version: FakeVersion) => remote.release(version),
		versions: await findVersions(root),
		signups: () => rowsOf(where, 'select version from signups'),
		schema: () => rowsOf(where, 'select version from schema_version'),
	}
}

function rowsOf(file: string, query: string): readonly unknown[] {
	const db = new DatabaseSync(file)
	try {
		return db
			.prepare(query)
			.all()
			.map(({ version }) => version)
	} finally {
		db.close()
	}
}

test('the newest version is taken over with its pages, and the two newest stay', async () => {
	const site = await startSite()
	expect(await site.run()).toBe('v1 is the newest version, and it runs.')
	for (const name of ['v2', 'v10']) {
		site.release({ name, schema: currentSchema })
		expect(await site.run()).toMatch(`${name} runs.`)
		expect(await site.ask('/server')).toMatch(name)
		expect(await site.ask('/')).toBe(name)
	}
	expect(readdirSync(join(site.root, 'versions')).filter((name) => !name.startsWith('.'))).toEqual([
		'v10',
		'v10.ready',
		'v2',
		'v2.ready',
	])
	expect(readdirSync(site.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
	expect(await site.run({ to: 'v2' })).toMatch('v2 runs.')
	expect(await site.ask('/')).toBe('v2')
})

test('a check says what would come and changes nothing', async () => {
	const site = await startSite()
	site.release({ name: 'v2', schema: currentSchema })
	expect(await site.run({ isCheck: true })).toBe(
		'v2 would come. Nothing has changed.\n\n## v2\n\n- Better.',
	)
	expect(readdirSync(join(site.root, 'versions'))).not.toContain('v2')
})

test.each([
	['installation', 'npm ERR! no such package'],
	['build', 'A link leads nowhere'],
	['migration', 'no such column: nowhere'],
	['ready', 'On a copy of the data http'],
] as const)(
	'a version whose %s fails is refused before the site notices anything',
	async (fault, reason) => {
		const site = await startSite()
		const before = await site.ask('/server')
		site.release({ name: 'v2', schema: currentSchema + 1, fault })
		// The trial waits longer for one that never gets ready than a test should.
		const options = fault === 'ready' ? { trialTimeoutMs: 500 } : {}
		const error = await site.run(options).catch(String)
		expect(error).toContain(reason)
		expect(await site.ask('/server')).toBe(before)
		expect(await site.ask('/')).toBe('v1')
		expect(site.schema()).toEqual([currentSchema])
		expect(readdirSync(site.dataDir).filter((name) => /trial|before/.test(name))).toEqual([])
		expect(currentVersion(site.versions)).toBe('v1')
	},
)

test.each(['ready-as-site', 'page-as-site'] as const)(
	'a version that fails as the site itself (%s) makes room for the one before, its database and its pages',
	async (fault) => {
		const site = await startSite()
		site.release({ name: 'v2', schema: currentSchema + 1, fault })
		const backUp = async () => void (await site.ask('/signup'))
		const error = await site.run({ backUp }).catch(String)
		expect(error).toMatch(/v1 runs again, as before\. v2 was not taken over: .* answers 50\d\.$/)
		expect(await site.ask('/server')).toMatch(/^v1 /)
		expect(await site.ask('/')).toBe('v1')
		expect(site.schema()).toEqual([currentSchema])
		expect(site.signups()).toEqual(['v1'])
		expect(site.printed.join('\n')).toMatch(/had written is in .*before-restore/)
	},
)

test('an update that was killed after the swap is completed by the next command', async () => {
	const site = await startSite()
	await interrupt(site, { name: 'v2', schema: currentSchema })
	setCurrentVersion(site.versions, 'v2')
	expect(await site.run()).toBe('v2 runs.')
	expect(await site.ask('/')).toBe('v2')
	expect(await site.run()).toBe('v2 is the newest version, and it runs.')
})

test('an update that was killed before the swap, or on the way back, ends with the version before', async () => {
	const site = await startSite()
	await interrupt(site, { name: 'v2', schema: currentSchema })
	await expect(site.run()).rejects.toThrow('v1 runs again, as before. v2 was not taken over')
	expect(await site.ask('/server')).toMatch(/^v1 /)
	expect(await site.run()).toMatch('v2 runs.')
})

test('what is in the way is said in a sentence, and nothing changes', async () => {
	const site = await startSite()
	site.release({ name: 'v2', schema: currentSchema })
	const database = { dataDir: 'data', databaseUrl: null, secretKey: null }
	await expect(site.run({ to: 'v3' })).rejects.toThrow('The remote repository has no tag v3.')
	await expect(site.run({ findFaults: threeMegabytes })).rejects.toThrow(
		'fault  disk  3 MB are free.',
	)
	await expect(site.run({ database })).rejects.toThrow('Set DATA_DIR to an absolute path')
	await expect(site.run({ minFreeBytes: 1e18 })).rejects.toThrow('Make room and try again.')
	writeFileSync(join(site.root, 'package.json'), '{}')
	await expect(site.run()).rejects.toThrow('Files of this version are changed')
	execFileSync('git', ['remote', 'set-url', 'origin', '/nowhere'], { cwd: site.root })
	await expect(site.run()).rejects.toThrow('git ls-remote')
	expect(readdirSync(join(site.root, 'versions'))).not.toContain('v2')
	expect(currentVersion(site.versions)).toBe('v1')
})

async function threeMegabytes(): Promise<readonly string[]> {
	return ['fault  disk  3 MB are free.']
}

/** Leaves an update as a kill on the way back does: the service cannot be started, so it gets no further. */
async function interrupt(site: Awaited<ReturnType<typeof startSite>>, version: FakeVersion) {
	site.release(version)
	await expect(site.run({ service: 'exit 1 # {}' })).rejects.toThrow('exit 1 # restart has failed')
}
