import { goals } from './messages/goals.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { CountOptions } from './counts.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'

/** Panel routes for the owner's goals. */
export function adminGoalRoutes(app: SchemaApp, { store }: CountOptions): void {
	app.get('/api/admin/goals', async () => await store.goals.read())

	app.post('/api/admin/goals', body(goals, 1_024), async (request, reply) => {
		await store.goals.set(request.body, sessionOf(request).username)
		return reply.code(204).send()
	})
}
