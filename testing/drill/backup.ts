import { execFile } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataFolder, startServerWith } from '#testing/site-server.ts'
import { databaseFile } from './database-files.ts'
import { inspectDatabase, signUp, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'

const run = promisify(execFile)

/**
 * Backs up the database under load several times and starts a server on each copy.
 *
 * @param signupPauseMs pause between two signups of a client
 */
export async function backup(rounds: number, signupPauseMs = 0): Promise<Outcome> {
	const folder = dataFolder()
	const server = await startServerWith({ ...withoutRateLimit, DATA_DIR: folder })
	const load = startLoad(server.address, 8, signupPauseMs)
	let [before, lost, during] = [0, 0, 0]
	const damages: boolean[] = []
	const starts: number[] = []
	for (let round = 1; round <= rounds; round++) {
		await load.reach(load.acknowledged.length + 50)
		const earlier = load.acknowledged.slice()
		const copy = join(folder, `copy-${round}`)
		await run(process.execPath, ['src/server/cli/backup.ts', copy], {
			env: { PATH: process.env['PATH'], DATA_DIR: folder },
		})
		during += load.acknowledged.length - earlier.length
		const restored = dataFolder()
		copyFileSync(copy, databaseFile(restored))
		copyFileSync(join(folder, 'secret.key'), join(restored, 'secret.key'))
		const second = await startServerWith({ ...withoutRateLimit, DATA_DIR: restored })
		starts.push(await signUp(second.address, 'restored@drill.example'))
		await second.stop()
		const found = inspectDatabase(databaseFile(restored), earlier)
		before += earlier.length
		lost += found.lost
		damages.push(found.isDamaged)
	}
	await load.stop()
	await server.stop()
	return {
		tried: `${rounds} backups under load, each restored and started`,
		acknowledged: before,
		lost,
		seen: `${during} signups taken while copying`,
		faults: faultsWhere({
			'a copy is damaged': damages.includes(true),
			'a restored server takes no signup': starts.some((status) => status !== 202),
			'nothing was taken while copying': during === 0,
		}),
	}
}
