import { once } from 'node:events'
import { dataFolder, startServerWith } from '../../testing/site-server.ts'
import { databaseFile } from './database-files.ts'
import { type Acknowledged, inspectDatabase, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'

/** Kills the server under load at random moments, repeatedly on the same database. */
export async function signupsKilled(rounds: number): Promise<Outcome> {
	const folder = dataFolder()
	const acknowledged: Acknowledged[] = []
	for (let round = 1; round <= rounds; round++) {
		const server = await startServerWith({ ...withoutRateLimit, DATA_DIR: folder })
		const load = startLoad(server.address)
		await load.reach(20 + Math.floor(Math.random() * 100))
		const ended = once(server.child, 'exit')
		server.child.kill('SIGKILL')
		await Promise.all([ended, load.done])
		acknowledged.push(...load.acknowledged)
	}
	const { lost, isDamaged } = inspectDatabase(databaseFile(folder), acknowledged)
	return {
		tried: `${rounds} SIGKILLs of the server under load`,
		acknowledged: acknowledged.length,
		lost,
		seen: `integrity check ${isDamaged ? 'failed' : 'clean'}`,
		faults: faultsWhere({ 'the database is damaged': isDamaged }),
	}
}
