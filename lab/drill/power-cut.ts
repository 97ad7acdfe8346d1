import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { installPackages } from '../../testing/browser.ts'
import { dataFolder, startServerWith } from '../../testing/site-server.ts'
import { SimulatedDisk } from './simulated-disk.ts'
import { straceCommand, readDiskLog, type TimedDiskCall } from './disk-log.ts'
import { databaseFile, walFile } from './database-files.ts'
import { type Acknowledged, inspectDatabase, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'

/**
 * Records all writes and flushes of the server under load, then simulates power failures at random moments: flushed
 * data survives, and a random part of the other writes survives. As a control, the same failures are simulated on a
 * disk that ignores flushes. Rows must be lost there; otherwise the drill could not detect a loss.
 */
export async function powerCut(cuts: number, signups: number): Promise<Outcome> {
	const { calls, acknowledged } = await record(signups)
	const first = calls.findIndex(({ time }) => time > (acknowledged[0]?.at ?? 0))
	const moments = Array.from(
		{ length: cuts },
		() => first + Math.floor(Math.random() * (calls.length - first)),
	)
	const { lost, damaged } = cutAt(moments, calls, acknowledged)
	const isApplied = (call: TimedDiskCall, index: number) => call.kind !== 'sync' || index < first
	const controlMoments = moments.slice(0, 5)
	const control = cutAt(controlMoments, calls, acknowledged, isApplied)
	return {
		tried: `${cuts} simulated power cuts under load, ${calls.length} writes and flushes noted`,
		acknowledged: acknowledged.length,
		lost,
		seen: `control: ${control.losing} of ${controlMoments.length} lose rows if flushes are ignored`,
		faults: faultsWhere({
			'a database is damaged': damaged > 0,
			'the control loses no rows': control.losing === 0,
		}),
	}
}

async function record(signups: number) {
	installPackages({ strace: '/usr/bin/strace' })
	const folder = dataFolder()
	const log = join(folder, 'disk.log')
	const under = straceCommand(log, [databaseFile(folder), walFile(folder)])
	const server = await startServerWith({ ...withoutRateLimit, DATA_DIR: folder }, [], under)
	const load = startLoad(server.address)
	await load.reach(signups)
	// Keeps only the calls before the stop, because a clean stop checkpoints the database.
	await load.stop()
	const last = Date.now()
	await server.stop()
	const calls = readDiskLog(log).filter(({ time }) => time < last)
	return { calls, acknowledged: load.acknowledged }
}

function cutAt(
	moments: readonly number[],
	calls: readonly TimedDiskCall[],
	acknowledged: readonly Acknowledged[],
	isApplied: (call: TimedDiskCall, index: number) => boolean = () => true,
) {
	const found = { lost: 0, losing: 0, damaged: 0 }
	const disk = new SimulatedDisk()
	for (const [index, call] of calls.entries()) {
		if (moments.includes(index)) {
			// Clients record whole milliseconds, so a response in the same millisecond as the power cut may have come after
			// it.
			const before = acknowledged.filter(({ at }) => at + 1 <= call.time)
			const { lost, isDamaged } = restart(disk.afterPowerCut(Math.random), before)
			found.lost += lost
			if (lost > 0) found.losing += 1
			if (isDamaged) found.damaged += 1
		}
		if (isApplied(call, index)) disk.apply(call)
	}
	return found
}

function restart(files: ReadonlyMap<string, Buffer>, acknowledged: readonly Acknowledged[]) {
	const folder = join(dataFolder(), 'after')
	mkdirSync(folder)
	for (const [file, image] of files) writeFileSync(join(folder, basename(file)), image)
	try {
		return inspectDatabase(databaseFile(folder), acknowledged)
	} catch {
		// The file is not a readable database.
		return { lost: acknowledged.length, isDamaged: true }
	}
}
