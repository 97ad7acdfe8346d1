import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { dataFolder, type Server, startServerWith } from '#testing/site-server.ts'
import { databaseFile } from './database-files.ts'
import { type Acknowledged, inspectDatabase, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'

/** Maximum age of lost counts: the flush interval of 2 s and the delay of a busy machine. */
const maxLossMs = 4_000

/** Pause between two reports, which keeps them below the limit of one client. */
const pauseMs = 40

type Options = {
	/** Longer than `maxLossMs`, so that each round has counts that must survive it. */
	readonly minRoundMs: number
	/** Pause between two signups of a client. */
	readonly signupPauseMs: number
}

/**
 * Kills the server while signups and counts come in, each time on the same database, and stops it properly at the end.
 * No signup may be lost, and no count that was acknowledged four seconds before a kill.
 */
export async function countsKilled(
	rounds: number,
	{ minRoundMs, signupPauseMs }: Options = { minRoundMs: 6_000, signupPauseMs: 0 },
): Promise<Outcome> {
	const folder = dataFolder()
	const signups: Acknowledged[] = []
	const counted = { all: 0, due: 0, lastRound: 0 }
	for (let round = 1; round <= rounds + 1; round++) {
		const server = await startServerWith({ ...withoutRateLimit, DATA_DIR: folder })
		const before = storedCounts(folder)
		const load = startLoad(server.address, 4, signupPauseMs)
		const reports = startReports(server)
		const isLast = round > rounds
		// The last round is short, because a stopped server must write even its newest counts.
		await setTimeout(isLast ? maxLossMs / 4 : minRoundMs + Math.random() * 2_000)
		const killedAt = performance.now()
		if (!isLast) {
			const ended = once(server.child, 'exit')
			server.child.kill('SIGKILL')
			await Promise.all([ended, load.done, reports.done])
		} else {
			await Promise.all([load.stop(), reports.stop()])
			await server.stop()
			counted.lastRound = reports.acknowledgedAt.length - (storedCounts(folder) - before)
		}
		signups.push(...load.acknowledged)
		counted.all += reports.acknowledgedAt.length
		counted.due += reports.acknowledgedAt.filter((at) =>
			isLast ? true : at < killedAt - maxLossMs,
		).length
	}
	const { lost, isDamaged } = inspectDatabase(databaseFile(folder), signups)
	const stored = storedCounts(folder)
	return {
		tried: `${rounds} SIGKILLs under signups and counts, then a SIGTERM`,
		acknowledged: signups.length,
		lost,
		seen: `${counted.all} counts acknowledged, ${counted.all - stored} lost`,
		faults: faultsWhere({
			'the database is damaged': isDamaged,
			'counts older than 4 s were lost': stored < counted.due,
			'a SIGTERM lost counts': counted.lastRound !== 0,
		}),
	}
}

/** Reports page views of one page, one after another, until the server has ended or `stop` is called. */
function startReports({ address }: Server) {
	const acknowledgedAt: number[] = []
	const stopping = new AbortController()
	async function report(): Promise<void> {
		while (!stopping.signal.aborted) {
			try {
				const reply = await fetch(`${address}/api/counts`, {
					method: 'POST',
					headers: { 'content-type': 'text/plain', origin: address },
					body: JSON.stringify({ event: 'page_view', path: '/usa' }),
				})
				if (reply.status === 204) acknowledgedAt.push(performance.now())
				await setTimeout(pauseMs)
			} catch {
				return
			}
		}
	}
	const done = Promise.all([report(), report()])
	return {
		acknowledgedAt,
		done,
		stop: async () => {
			stopping.abort()
			await done
		},
	}
}

function storedCounts(folder: string): number {
	const db = new DatabaseSync(databaseFile(folder), { readOnly: true, timeout: 5_000 })
	const row = db.prepare(`select sum(n) as n from counts where event = 'page_view'`).get()
	db.close()
	return Number(row?.['n'] ?? 0)
}
