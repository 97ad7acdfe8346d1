import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { erasure } from '#contract/erasure.ts'
import { exportNote } from '#contract/export-note.ts'
import { isOwnOrigin } from '#server/auth/own-origin.ts'
import { answerInJson, refuse } from './answers.ts'
import type { ApiParts } from './parts.ts'
import { sessionToken } from './session-cookie.ts'

/** Five thousand ids of adopted tables at their longest. */
const largestErasure = 1_048_576

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
		if (session === null) await refuse(reply, 401, 'unauthorised')
		else if (!isRead && !isOwnOrigin(origin, host, site)) await refuse(reply, 403, 'forbidden')
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
	app.get('/api/admin/registrations/count', async () => ({
		count: await store.registrations.count(),
	}))

	app.get('/api/admin/failed-mails', async () => await store.outbox.failures())

	app.get('/api/admin/audit', async () => await store.audit.newest())

	app.post('/api/admin/exports', { bodyLimit: 1_024 }, async (request, reply) => {
		const read = exportNote.safeParse(request.body)
		if (!read.success) return refuse(reply, 400, 'invalid', { field: 'rows' })
		await store.audit.note(user(request), 'export', read.data)
		return reply.code(204).send()
	})

	app.post('/api/admin/erasures', { bodyLimit: largestErasure }, async (request, reply) => {
		const read = erasure.safeParse(request.body)
		if (!read.success) return refuse(reply, 400, 'invalid', { field: 'ids' })
		const { rows, mails } = await store.registrations.erase(read.data.ids, user(request))
		await forgetMails(mails)
		return { erased: rows }
	})
}

/** As much as the reader takes, and no more, is in memory. */
async function* lines(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
	if (first.done) return
	yield first.value
	yield* rest
}
