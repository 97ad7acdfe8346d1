import { speedQuery, type SpeedSummary } from './messages/speed-summary.ts'
import { summarizeSpeeds } from './rules/summarize-speeds.ts'
import type { CountOptions } from './counts.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import { periodQuery, withPeriod } from './period-query.ts'

/** Panel route for the page speeds that visitors saw. */
export function adminSpeedRoutes(
	app: SchemaApp,
	{ store, speeds, now = Date.now }: CountOptions,
): void {
	app.get('/api/admin/speeds', periodQuery(speedQuery), async ({ query }) => {
		await speeds?.flush()
		return summarizeSpeeds(await store.speeds.sums(withPeriod(query, now()))) satisfies SpeedSummary
	})
}
