import { once } from 'node:events'
import { dataFolder, startServerWith } from '#testing/site-server.ts'
import { databaseIn } from './data.ts'
import { type Acknowledged, examine, startLoad, unlimited } from './load.ts'
import { faultsOf, type Outcome } from './outcome.ts'

/** Kills the server at a random moment under load, again and again, on one database. */
export async function killed(rounds: number): Promise<Outcome> {
	const folder = dataFolder()
	const acknowledged: Acknowledged[] = []
	for (let round = 1; round <= rounds; round++) {
		const server = await startServerWith({ ...unlimited, DATA_DIR: folder })
		const load = startLoad(server.address)
		await load.reach(20 + Math.floor(Math.random() * 100))
		const ended = once(server.child, 'exit')
		server.child.kill('SIGKILL')
		await Promise.all([ended, load.done])
		acknowledged.push(...load.acknowledged)
	}
	const { lost, isDamaged } = examine(databaseIn(folder), acknowledged)
	return {
		tried: `${rounds} SIGKILLs of the server under load`,
		acknowledged: acknowledged.length,
		lost,
		seen: `integrity check ${isDamaged ? 'failed' : 'clean'}`,
		faults: faultsOf({ 'the database is damaged': isDamaged }),
	}
}
