import { type AccountStores, sessionOf } from '#features/accounts/accounts.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import type { LaunchCheck } from './launch-check.ts'

type LaunchOptions = {
	readonly store: Pick<AccountStores, 'admins' | 'proofs'>
	readonly launch: LaunchCheck
}

export function launchRoutes(app: SchemaApp, { store, launch }: LaunchOptions): void {
	app.get('/api/admin/launch', async () => await launch.read())

	app.post('/api/admin/launch/test-mail', { bodyLimit: 1_024 }, async (request) => {
		const session = sessionOf(request)
		const recipient = await store.admins.emailOf(session.adminId)
		if (recipient === null)
			throw new Refusal('There is no test address', 'conflict', { field: 'email' })
		await store.proofs.countSensitiveAct(session)
		return await launch.sendTest(recipient)
	})

	app.post('/api/admin/launch/mailbox', { bodyLimit: 1_024 }, async (request) => {
		await store.proofs.countSensitiveAct(sessionOf(request))
		const answer = await launch.openMailbox()
		if (answer === null) throw new Refusal('Bounces are not read', 'conflict')
		return answer
	})
}
