import { speedQuery, type SpeedSummary } from './messages/speed-summary.ts'
import { summarizeSpeeds } from './rules/summarize-speeds.ts'
import type { CountOptions } from './counts.ts'
import { query, type SchemaApp } from '#platform/http/route-schemas.ts'

export function adminSpeedRoutes(app: SchemaApp, { store, speeds }: CountOptions): void {
	app.get('/api/admin/speeds', query(speedQuery), async (request) => {
		await speeds?.flush()
		return summarizeSpeeds(await store.speeds.sums(request.query)) satisfies SpeedSummary
	})
}
