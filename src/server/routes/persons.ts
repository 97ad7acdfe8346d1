import type { FastifyInstance } from 'fastify'
import { invalidFields } from '#contract/error-response.ts'
import { type PersonFound, personMark, personQuery, personSearch } from '#contract/person.ts'
import { sendError } from '#server/http/api-errors.ts'
import { queryOf } from '#server/http/query.ts'
import type { ApiOptions } from './api-options.ts'
import type { ReadPeople, SessionOf } from './panel-session.ts'

/** One person. An id stands in the URL, an address only in the body of a request. */
export function personRoutes(
	app: FastifyInstance,
	{ store }: Pick<ApiOptions, 'store'>,
	sessionOf: SessionOf,
	readPeople: ReadPeople,
): void {
	app.get('/api/admin/person', async (request, reply) => {
		const parsed = personQuery.safeParse(queryOf(request))
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { id } = parsed.data
		const read = await readPeople(
			request,
			1,
			() => store.persons.byId(id),
			(person) => (person === null ? 0 : 1),
		)
		if (read === null) return sendError(reply, 'proof-required')
		return read.result ?? sendError(reply, 'not-found')
	})

	app.post('/api/admin/person/find', async (request, reply) => {
		const parsed = personSearch.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const id = await store.persons.findId(parsed.data.email)
		return id === null ? sendError(reply, 'not-found') : ({ id } satisfies PersonFound)
	})

	app.post('/api/admin/person/deliverable', async (request, reply) => {
		const parsed = personMark.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { username } = sessionOf(request)
		const isRemoved = await store.mailReports.removeMark(parsed.data.id, username)
		return isRemoved ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	app.get('/api/admin/person/export', { exposeHeadRoute: false }, async (request, reply) => {
		const parsed = personQuery.safeParse(queryOf(request))
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { hasRecentProof, username } = sessionOf(request)
		if (!hasRecentProof) return sendError(reply, 'proof-required')
		const data = await store.personalData.collectById(parsed.data.id)
		if (data === null) return sendError(reply, 'not-found')
		await store.audit.append(username, 'export', { rows: 1 })
		return reply
			.type('application/json; charset=utf-8')
			.header('content-disposition', 'attachment; filename="innervolt-data.json"')
			.send(JSON.stringify(data, null, '\t'))
	})
}
