import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { erasure, type ErasureResult } from '#contract/erasure.ts'
import { exportNote } from '#contract/export-note.ts'
import type { FailedMail } from '#contract/failed-mail.ts'
import type { RegistrationCount } from '#contract/registration.ts'
import { isTrustedOrigin } from '#server/auth/trusted-origin.ts'
import { useJsonErrors, sendError } from '#server/http/api-errors.ts'
import type { ApiOptions } from './api-options.ts'
import { sessionToken } from '#server/auth/session-cookie.ts'

/** Room for as many ids as an erasure may name, each at its longest. */
const maxErasureBytes = 1_048_576

/** What the panel reads and does. No route here is reached without a session. */
export async function adminRoutes(
	app: FastifyInstance,
	{ store, site, deleteMailFiles }: Pick<ApiOptions, 'store' | 'site' | 'deleteMailFiles'>,
): Promise<void> {
	const users = new WeakMap<FastifyRequest, string>()
	const user = (request: FastifyRequest) => users.get(request) ?? ''

	useJsonErrors(app)
	app.addHook('onRequest', async (request, reply) => {
		const token = sessionToken(request.headers.cookie)
		const session = token === null ? null : await store.sessions.find(token)
		const { origin, host } = request.headers
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		if (session === null) await sendError(reply, 'unauthorised')
		else if (!isRead && !isTrustedOrigin(origin, host, site)) await sendError(reply, 'forbidden')
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
		if (!read.success) return sendError(reply, 'invalid', { field: 'rows' })
		await store.audit.append(user(request), 'export', read.data)
		return reply.code(204).send()
	})

	app.post('/api/admin/erasures', { bodyLimit: maxErasureBytes }, async (request, reply) => {
		const read = erasure.safeParse(request.body)
		if (!read.success) return sendError(reply, 'invalid', { field: 'ids' })
		const { rows, mails } = await store.registrations.erase(read.data.ids, user(request))
		await deleteMailFiles(mails)
		return { erased: rows } satisfies ErasureResult
	})
}

/** As much as the reader takes, and no more, is in memory. */
async function* lines(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
	if (first.done) return
	yield first.value
	yield* rest
}
