import { type FailedMail, mailResend } from './messages/failed-mail.ts'
import {
	type AccountStores,
	readPeople,
	requireProof,
	sessionOf,
} from '#features/accounts/accounts.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { WaitlistStores } from './waitlist.ts'

type Options = {
	readonly store: Pick<WaitlistStores, 'outbox'> & Pick<AccountStores, 'sessionReads'>
}

export function outboxRoutes(app: SchemaApp, { store }: Options): void {
	app.get('/api/admin/failed-mails', async (request): Promise<readonly FailedMail[]> => {
		const { failures } = store.outbox
		return await readPeople(store, request, failures, ({ length }) => length)
	})

	const resendBody = { ...body(mailResend), ...requireProof }
	app.post('/api/admin/failed-mails/resend', resendBody, async (request) => {
		const { username } = sessionOf(request)
		return { count: await store.outbox.resend(request.body.id ?? null, username) }
	})
}
