import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { erasure, type ErasureResult } from '#contract/erasure.ts'
import { exportNote } from '#contract/export-note.ts'
import type { FailedMail } from '#contract/failed-mail.ts'
import type { RegistrationCount } from '#contract/registration.ts'
import { isTrustedOrigin } from '#server/auth/trusted-origin.ts'
import { useJsonErrors, sendError } from '#server/http/api-errors.ts'
import { adminCountRoutes } from './admin-counts.ts'
import type { ApiOptions } from './api-options.ts'
import { sessionToken } from '#server/auth/session-cookie.ts'

/** Fits the maximum number of IDs of an erasure at their maximum length. */
const maxErasureBytes = 1_048_576

/** The panel's API. All routes require a session. */
export async function adminRoutes(
	app: FastifyInstance,
	options: Pick<ApiOptions, 'store' | 'site' | 'deleteMailFiles' | 'counts' | 'now'>,
): Promise<void> {
	const { store, site, deleteMailFiles } = options
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

	await app.register(adminCountRoutes, options)

	app.get('/api/admin/registrations/stream', async (_request, reply) => {
		const pages = store.registrations.newestFirst()
		// Reads the first page before sending the status, so that an unavailable database is a 503.
		const first = await pages.next()
		reply.type('application/x-ndjson; charset=utf-8')
		return reply.send(Readable.from(resume(first, pages), { objectMode: false }))
	})

	// Separate from the list: counting a million rows would delay its first page.
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
		const parsed = exportNote.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', { field: 'rows' })
		await store.audit.append(user(request), 'export', parsed.data)
		return reply.code(204).send()
	})

	app.post('/api/admin/erasures', { bodyLimit: maxErasureBytes }, async (request, reply) => {
		const parsed = erasure.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', { field: 'ids' })
		const { rows, mails } = await store.registrations.erase(parsed.data.ids, user(request))
		await deleteMailFiles(mails)
		return { erased: rows } satisfies ErasureResult
	})
}

/** Continues a generator after its first result. The stream pulls pages on demand, so few are in memory. */
async function* resume(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
	if (first.done) return
	yield first.value
	yield* rest
}
