import { setImmediate as nextTurn } from 'node:timers/promises'
import { speedQuery, type SpeedSummary } from './messages/speed-summary.ts'
import { createSpeedSummary } from './rules/summarize-speeds.ts'
import { daysBetween } from '#values/dates/utc-day.ts'
import type { CountOptions } from './counts.ts'
import { sendError } from '#platform/http/api-errors.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import { readPeriodQuery } from './read-period-query.ts'

/** Panel route for the page speeds that visitors saw. */
export function adminSpeedRoutes(
	app: SchemaApp,
	{ store, speeds, now = Date.now }: CountOptions,
): void {
	app.get('/api/admin/speeds', async (request, reply) => {
		const read = readPeriodQuery(speedQuery, request, now())
		if ('field' in read) return sendError(reply, 'invalid', read)
		await speeds?.flush()
		const summary = createSpeedSummary()
		for (const day of daysBetween(read.from, read.to)) {
			// SQLite queries block the event loop, and signups would wait.
			await nextTurn()
			summary.add(await store.speeds.ofDay(day, read))
		}
		return summary.result() satisfies SpeedSummary
	})
}
