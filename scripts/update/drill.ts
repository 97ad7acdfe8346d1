import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { currentSchema, migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { faultsWhere, type Outcome } from '#testing/drill/outcome.ts'
import { waitUntil } from '#testing/drill/timed-fetch.ts'
import { freePort } from '#testing/free-port.ts'
import { dataFolder } from '#testing/site-server.ts'
import { createFakeRemote, serviceScript } from '#testing/update/fake-project.ts'

/** Longer than an update of the small project takes, so that kills meet each part of it. */
const maxPauseMs = 4_000

/**
 * Kills updates of a small project at random moments; every second version migrates, and every third one is not well as
 * the site. After each kill `current` leads to a whole version, and the next update completes what was begun: then the site
 * answers with that version's server and pages.
 */
export async function updatesKilled(kills: number): Promise<Outcome> {
	const remote = createFakeRemote()
	const root = join(dataFolder(), 'site')
	const dataDir = dataFolder()
	const address = `http://127.0.0.1:${await freePort()}`
	remote.release({ name: 'v0', schema: currentSchema })
	execFileSync('git', ['clone', '--quiet', remote.folder, root])
	await makeDatabase(dataDir)
	const script = join(dataDir, 'service.mjs')
	writeFileSync(script, serviceScript)
	// One act after the other, as systemd does it: that of a killed update may still be under way.
	const alone = `flock --close '${join(dataDir, 'service.lock')}'`
	const service = `${alone} '${process.execPath}' '${script}' {} '${root}' ${new URL(address).port} '${dataDir}'`
	const options = JSON.stringify({ root, dataDir, service, address })
	const control = (act: string) => execFileSync('sh', ['-c', service.replace('{}', act)])
	await runUpdate(options, null)
	control('start')
	const faults = new Set<string>()
	let [schema, killed] = [currentSchema, 0]
	try {
		for (let kill = 1; kill <= kills; kill++) {
			const isIll = kill % 3 === 0
			const wanted = schema + (kill % 2)
			const name = `v${kill}`
			remote.release({ name, schema: wanted, ...(isIll && { fault: 'ready-as-site' }) })
			if (await runUpdate(options, Math.random() * maxPauseMs)) killed += 1
			const current = readlinkSync(join(root, 'current'))
			const isWhole = existsSync(join(root, current, 'node_modules/.bin/node'))
			// The first one completes or undoes what was killed, and the second one takes the version over.
			for (let more = 0; more < 2; more++) await runUpdate(options, null)
			const running = readlinkSync(join(root, 'current')).replace('versions/', '')
			const isWell = await waitUntil(() => answersAs(address, running), 5_000)
			for (const fault of faultsWhere({
				'current led to half a version': !isWhole,
				'a version that is well was not taken over': !isIll && running !== name,
				'a version that is not well was taken over': isIll && running === name,
				'server, pages and version do not belong together': !isWell,
			})) {
				faults.add(`${name}: ${fault}`)
			}
			if (running === name) schema = wanted
		}
	} finally {
		control('stop')
		remote.remove()
	}
	return {
		tried: `${kills} SIGKILLs of an update, each completed by the next one`,
		acknowledged: 0,
		lost: 0,
		seen: `${killed} were under way when they were killed`,
		faults: [...faults],
	}
}

async function makeDatabase(dataDir: string): Promise<void> {
	const db = openDatabase({ dataDir, databaseUrl: null })
	await migrate(db)
	await db.close()
}

/** Returns whether it was killed, which is `killAfterMs` after its start; null lets it end. */
async function runUpdate(options: string, killAfterMs: number | null): Promise<boolean> {
	const child = spawn(process.execPath, ['scripts/update/update-worker.ts', options], {
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	const ended = once(child, 'exit')
	if (killAfterMs !== null) {
		await Promise.race([ended, pause(killAfterMs)])
		child.kill('SIGKILL')
	}
	const [, signal] = await ended
	return signal === 'SIGKILL'
}

async function answersAs(address: string, version: string): Promise<boolean> {
	try {
		const [server, page] = await Promise.all(
			['/server', '/'].map(async (path) => await (await fetch(address + path)).text()),
		)
		return server?.split(' ')[0] === version && page === version
	} catch {
		return false
	}
}
