import type { FastifyInstance } from 'fastify'
import { invalidFields } from '#contract/error-response.ts'
import { type PersonFound, personMark, personReference, personSearch } from '#contract/person.ts'
import { sendError } from '#server/http/api-errors.ts'
import { queryOf } from '#server/http/query.ts'
import type { ApiOptions } from './api-options.ts'
import { createLinkMails, type LinkMailOptions } from './my-data-link-mails.ts'
import type { CountAct, ReadPeople, SessionOf } from './panel-session.ts'

/** One person. An id stands in the URL, an address only in the body of a request. */
export function personRoutes(
	app: FastifyInstance,
	options: Pick<ApiOptions, 'store'> & LinkMailOptions,
	sessionOf: SessionOf,
	readPeople: ReadPeople,
	countAct: CountAct,
): void {
	const { store } = options
	const linkMails = createLinkMails(options)

	app.get('/api/admin/person', async (request, reply) => {
		const parsed = personReference.safeParse(queryOf(request))
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
		if (!(await countAct(request, reply))) return reply
		const id = await store.persons.findId(parsed.data.email)
		return id === null ? sendError(reply, 'not-found') : ({ id } satisfies PersonFound)
	})

	app.post('/api/admin/person/deliverable', async (request, reply) => {
		const parsed = personMark.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		if (!(await countAct(request, reply))) return reply
		const { username } = sessionOf(request)
		const isRemoved = await store.mailReports.removeMark(parsed.data.id, username)
		return isRemoved ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	app.post('/api/admin/person/link', async (request, reply) => {
		const parsed = personReference.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const owner = await store.myData.ownerById(parsed.data.id)
		if (owner === null) return sendError(reply, 'not-found')
		if (owner.status === 'unsubscribed') return sendError(reply, 'conflict', { field: 'status' })
		if (!(await countAct(request, reply))) return reply
		const isSent = await linkMails.sendLinkTo(request, owner)
		return isSent ? reply.code(204).send() : sendError(reply, 'too-many')
	})

	app.post('/api/admin/person/unsubscribe', async (request, reply) => {
		const parsed = personReference.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		if (!(await countAct(request, reply))) return reply
		const isKnown = await store.persons.unsubscribe(parsed.data.id, sessionOf(request).username)
		return isKnown ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	app.get('/api/admin/person/export', { exposeHeadRoute: false }, async (request, reply) => {
		const parsed = personReference.safeParse(queryOf(request))
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { hasRecentProof, username } = sessionOf(request)
		if (!hasRecentProof) return sendError(reply, 'proof-required')
		if (!(await countAct(request, reply))) return reply
		const data = await store.personalData.collectById(parsed.data.id)
		if (data === null) return sendError(reply, 'not-found')
		await store.audit.append(username, 'export', { rows: 1 })
		return reply
			.type('application/json; charset=utf-8')
			.header('content-disposition', 'attachment; filename="innervolt-data.json"')
			.send(JSON.stringify(data, null, '\t'))
	})
}
