import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dataFolder, startServerWith } from '#testing/site-server.ts'
import { Disk } from './disk.ts'
import { noting, readDiskLog, type Timed } from './disk-log.ts'
import { databaseIn, walIn } from './data.ts'
import { type Acknowledged, examine, startLoad, unlimited } from './load.ts'
import { faultsOf, NotHere, type Outcome } from './outcome.ts'

/**
 * Notes every write and every flush of the server under load, then asks for random moments: had the
 * power gone here, what would the disk hold? Whatever was not flushed survives in random parts. The same
 * cuts on a disk that ignores flushes must lose rows; otherwise the drill could not see a loss.
 */
export async function powerCut(cuts: number, signups: number): Promise<Outcome> {
	const { calls, acknowledged } = await record(signups)
	const first = calls.findIndex(({ time }) => time > (acknowledged[0]?.at ?? 0))
	const moments = Array.from(
		{ length: cuts },
		() => first + Math.floor(Math.random() * (calls.length - first)),
	)
	const { lost, damaged } = cutAt(moments, calls, acknowledged)
	const isHeard = (call: Timed, index: number) => call.kind !== 'sync' || index < first
	const few = moments.slice(0, 5)
	const deaf = cutAt(few, calls, acknowledged, isHeard)
	return {
		tried: `${cuts} simulated power cuts under load, ${calls.length} writes and flushes noted`,
		acknowledged: acknowledged.length,
		lost,
		seen: `to compare: ${deaf.losing} of ${few.length} lose rows where flushes are ignored`,
		faults: faultsOf({
			'a database is damaged': damaged > 0,
			'the drill sees no loss where there must be one': deaf.losing === 0,
		}),
	}
}

async function record(signups: number) {
	if (spawnSync('strace', ['-V']).status !== 0) throw new NotHere('strace is not installed')
	const folder = dataFolder()
	const log = join(folder, 'disk.log')
	const under = noting(log, [databaseIn(folder), walIn(folder)])
	const server = await startServerWith({ ...unlimited, DATA_DIR: folder }, [], under)
	const load = startLoad(server.address)
	await load.reach(signups)
	// Before the server stops, which would flush and tidy everything.
	await load.stop()
	const last = Date.now()
	await server.stop()
	const calls = readDiskLog(log).filter(({ time }) => time < last)
	return { calls, acknowledged: load.acknowledged }
}

function cutAt(
	moments: readonly number[],
	calls: readonly Timed[],
	acknowledged: readonly Acknowledged[],
	isHeard: (call: Timed, index: number) => boolean = () => true,
) {
	const found = { lost: 0, losing: 0, damaged: 0 }
	const disk = new Disk()
	for (const [index, call] of calls.entries()) {
		if (moments.includes(index)) {
			// Clients note whole milliseconds: who got the answer in this one may have got it later.
			const before = acknowledged.filter(({ at }) => at + 1 <= call.time)
			const { lost, isDamaged } = restart(disk.afterPowerCut(Math.random), before)
			found.lost += lost
			if (lost > 0) found.losing += 1
			if (isDamaged) found.damaged += 1
		}
		if (isHeard(call, index)) disk.take(call)
	}
	return found
}

function restart(files: ReadonlyMap<string, Buffer>, acknowledged: readonly Acknowledged[]) {
	const folder = join(dataFolder(), 'after')
	mkdirSync(folder)
	for (const [file, image] of files) writeFileSync(join(folder, basename(file)), image)
	try {
		return examine(databaseIn(folder), acknowledged)
	} catch {
		// No database at all is the greatest damage.
		return { lost: acknowledged.length, isDamaged: true }
	}
}
