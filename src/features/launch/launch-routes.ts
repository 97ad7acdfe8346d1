import { type AccountStores, countSensitiveAct, sessionOf } from '#features/accounts/accounts.ts'
import { sendError } from '#platform/http/api-errors.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import type { LaunchCheck } from './launch-check.ts'

type LaunchOptions = {
	readonly store: Pick<AccountStores, 'admins' | 'proofs'>
	readonly launch: LaunchCheck
}

/** Routes for the launch report and a test mail to the owner's own address. */
export function launchRoutes(app: SchemaApp, { store, launch }: LaunchOptions): void {
	app.get('/api/admin/launch', async () => await launch.read())

	app.post('/api/admin/launch/test-mail', { bodyLimit: 1_024 }, async (request, reply) => {
		const recipient = await store.admins.emailOf(sessionOf(request).adminId)
		if (recipient === null) return sendError(reply, 'conflict', { field: 'email' })
		if (!(await countSensitiveAct(store, request, reply))) return reply
		return await launch.sendTest(recipient)
	})

	app.post('/api/admin/launch/mailbox', { bodyLimit: 1_024 }, async (request, reply) => {
		if (!(await countSensitiveAct(store, request, reply))) return reply
		return (await launch.openMailbox()) ?? sendError(reply, 'conflict')
	})
}
