import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { erasure, type ErasureResult } from '#contract/erasure.ts'
import { exportNote } from '#contract/export-note.ts'
import type { FailedMail } from '#contract/failed-mail.ts'
import type { RegistrationCount } from '#contract/registration.ts'
import { isOwnOrigin } from '#server/auth/own-origin.ts'
import { answerInJson, refuse } from '#server/http/api-errors.ts'
import type { ApiParts } from './parts.ts'
import { sessionToken } from './session-cookie.ts'

/** Room for as many ids as an erasure may name, each at its longest. */
const maxErasureBytes = 1_048_576

/** What the panel reads and does. No route here is reached without a session. */
export async function adminRoutes(
	app: FastifyInstance,
	{ store, site, forgetMails }: Pick<ApiParts, 'store' | 'site' | 'forgetMails'>,
): Promise<void> {
	const users = new WeakMap<FastifyRequest, string>()
	const user = (request: FastifyRequest) => users.get(request) ?? ''

	answerInJson(app)
	app.addHook('onRequest', async (request, reply) => {
		const token = sessionToken(request.headers.cookie)
		const session = token === null ? null : await store.sessions.find(token)
		const { origin, host } = request.headers
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		if (session === null) await refuse(reply, 'unauthorised')
		else if (!isRead && !isOwnOrigin(origin, host, site)) await refuse(reply, 'forbidden')
		else users.set(request, session.username)
	})

	app.get('/api/admin/registrations', async (_request, reply) => {
		const pages = store.registrations.newestFirst()
		// Read before anything is sent: a database that is away still gets its 503.
		const first = await pages.next()
		reply.type('application/x-ndjson; charset=utf-8')
		return reply.send(Readable.from(lines(first, pages), { objectMode: false }))
	})

	// Apart from the list: counting a million rows takes as long as finding the first ones.
	app.get('/api/admin/registrations/count', async (): Promise<RegistrationCount> => ({
		count: await store.registrations.count(),
	}))

	app.get(
		'/api/admin/failed-mails',
		async (): Promise<readonly FailedMail[]> => await store.outbox.failures(),
	)

	app.get(
		'/api/admin/audit',
		async (): Promise<readonly AuditEntry[]> => await store.audit.newest(),
	)

	app.post('/api/admin/exports', { bodyLimit: 1_024 }, async (request, reply) => {
		const read = exportNote.safeParse(request.body)
		if (!read.success) return refuse(reply, 'invalid', { field: 'rows' })
		await store.audit.note(user(request), 'export', read.data)
		return reply.code(204).send()
	})

	app.post('/api/admin/erasures', { bodyLimit: maxErasureBytes }, async (request, reply) => {
		const read = erasure.safeParse(request.body)
		if (!read.success) return refuse(reply, 'invalid', { field: 'ids' })
		const { rows, mails } = await store.registrations.erase(read.data.ids, user(request))
		await forgetMails(mails)
		return { erased: rows } satisfies ErasureResult
	})
}

/** As much as the reader takes, and no more, is in memory. */
async function* lines(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
	if (first.done) return
	yield first.value
	yield* rest
}
