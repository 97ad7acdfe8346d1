// npm run bench:series [-- --rows=1000000] [sqlite] [postgres]
// Three series of four letters that are switched on, and a long list: how long a turn of their job takes to find the
// people who are due, and to find that nobody is.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { openSqlite } from '#server/platform/db/sqlite/sqlite.ts'
import { createStore } from '#server/store.ts'
import { insertSeries, switchOn } from '#testing/series.ts'
import { listDatabase } from './list-database.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: { rows: { type: 'string', default: '1000000' } },
	allowPositionals: true,
})
const rows = Number(values.rows)
const kinds = positionals.length > 0 ? positionals : ['sqlite', 'postgres']
const turns = 5

const dayMinutes = 24 * 60
const delays = [0, 3, 10, 20].map((days) => days * dayMinutes)
const origins = ['tests', 'countries', 'premium'] as const
const timeoutMs = 60_000

async function measure(kind: string): Promise<void> {
	const list = await listDatabase(kind, rows)
	const { DATABASE_URL: url, DATA_DIR: folder = '' } = list.environment
	const db = url ? openPostgres(url, timeoutMs) : openSqlite(join(folder, 'innervolt.sqlite'))
	const store = createStore(db, systemClockAndRandom)
	for (const origin of origins) {
		await switchOn(store, await insertSeries({ db, store }, delays, { name: origin, origin }))
	}
	// As if they were on for so long that every step has people who are due.
	const since = new Date(Date.now() - 60 * dayMinutes * 60_000).toISOString()
	await db.write((transaction) => transaction.updateTable('series').set({ since }).execute())

	const table = []
	for (const step of await store.series.runningSteps()) {
		let [added, found] = [0, 0]
		const begun = performance.now()
		while ((found = await store.series.addDue(step)) > 0) added += found
		const seconds = (performance.now() - begun) / 1000
		await markSent(step.letter.id)
		const times: number[] = []
		for (let turn = 1; turn <= turns; turn++) {
			const start = performance.now()
			await store.series.addDue(step)
			times.push(performance.now() - start)
		}
		table.push({
			letter: step.letter.name,
			added,
			'seconds to add': seconds.toFixed(1),
			'ms to find nobody': quantile(times, 0.5).toFixed(0),
			'at most': Math.max(...times).toFixed(0),
		})
	}
	printTable(table)
	await db.close()
	await list.remove()

	/** Sends nothing: marks the letter as sent so long ago that the next step is due. */
	async function markSent(letter: string): Promise<void> {
		const finished = new Date(Date.now() - 31 * dayMinutes * 60_000).toISOString()
		await db.maintain((own) =>
			sql`
				update letter_recipients set state = 'sent', tries = 1, finished_at = ${finished}
				where letter_id = ${letter}
			`.execute(own),
		)
	}
}

for (const kind of kinds) {
	console.log(`\n${kind}\n`)
	await measure(kind)
}
