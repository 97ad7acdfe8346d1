import { type FailedMail, mailResend } from './messages/failed-mail.ts'
import { type AccountStores, readPeople, sessionOf } from '#features/accounts/accounts.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { maxListedFailures } from './outbox.ts'
import type { WaitlistStores } from './waitlist.ts'

type Options = {
	readonly store: Pick<WaitlistStores, 'outbox'> & Pick<AccountStores, 'sessionReads'>
}

/** Panel routes for mails that were given up. */
export function outboxRoutes(app: SchemaApp, { store }: Options): void {
	app.get('/api/admin/failed-mails', async (request, reply) => {
		const mails = await readPeople(
			store,
			request,
			maxListedFailures,
			async (): Promise<readonly FailedMail[]> => await store.outbox.failures(),
			({ length }) => length,
		)
		return mails ? mails.result : sendError(reply, 'proof-required')
	})

	app.post('/api/admin/failed-mails/resend', body(mailResend), async (request, reply) => {
		const { hasRecentProof, username } = sessionOf(request)
		if (!hasRecentProof) return sendError(reply, 'proof-required')
		const count = await store.outbox.resend(request.body.id ?? null, username)
		return { count }
	})
}
