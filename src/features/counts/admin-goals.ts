import { goals } from './messages/goals.ts'
import { command } from '#features/accounts/accounts.ts'
import type { CountOptions } from './counts.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'

export function adminGoalRoutes(app: SchemaApp, { store }: CountOptions): void {
	app.get('/api/admin/goals', async () => await store.goals.read())

	command(app, '/api/admin/goals', body(goals, 1_024), async (message, { username }) =>
		store.goals.set(message, username),
	)
}
