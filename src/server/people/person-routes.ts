import { type PersonFound, personMark, personReference, personSearch } from '#contract/person.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import type { ApiOptions } from '#server/api-options.ts'
import { createLinkMails, type LinkMailOptions } from '#server/my-data/my-data-link-mails.ts'
import type { CountAct, ReadPeople, SessionOf } from '#server/accounts/login/panel-session.ts'

/** One person. An id stands in the URL, an address only in the body of a request. */
export function personRoutes(
	app: SchemaApp,
	options: Pick<ApiOptions, 'store'> & LinkMailOptions,
	sessionOf: SessionOf,
	readPeople: ReadPeople,
	countAct: CountAct,
): void {
	const { store } = options
	const linkMails = createLinkMails(options)

	app.get('/api/admin/person', query(personReference), async (request, reply) => {
		const { id } = request.query
		const read = await readPeople(
			request,
			1,
			() => store.persons.byId(id),
			(person) => (person === null ? 0 : 1),
		)
		if (read === null) return sendError(reply, 'proof-required')
		return read.result ?? sendError(reply, 'not-found')
	})

	app.post('/api/admin/person/find', body(personSearch), async (request, reply) => {
		if (!(await countAct(request, reply))) return reply
		const id = await store.persons.findId(request.body.email)
		return id === null ? sendError(reply, 'not-found') : ({ id } satisfies PersonFound)
	})

	app.post('/api/admin/person/deliverable', body(personMark), async (request, reply) => {
		if (!(await countAct(request, reply))) return reply
		const { username } = sessionOf(request)
		const isRemoved = await store.mailReports.removeMark(request.body.id, username)
		return isRemoved ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	app.post('/api/admin/person/link', body(personReference), async (request, reply) => {
		const person = await store.myData.personById(request.body.id)
		if (person === null) return sendError(reply, 'not-found')
		if (person.status === 'unsubscribed') return sendError(reply, 'conflict', { field: 'status' })
		if (!(await countAct(request, reply))) return reply
		const isSent = await linkMails.sendLinkTo(request, person)
		return isSent ? reply.code(204).send() : sendError(reply, 'too-many')
	})

	app.post('/api/admin/person/unsubscribe', body(personReference), async (request, reply) => {
		if (!(await countAct(request, reply))) return reply
		const isKnown = await store.persons.unsubscribe(request.body.id, sessionOf(request).username)
		return isKnown ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	app.get(
		'/api/admin/person/export',
		{ ...query(personReference), exposeHeadRoute: false },
		async (request, reply) => {
			const { hasRecentProof, username } = sessionOf(request)
			if (!hasRecentProof) return sendError(reply, 'proof-required')
			if (!(await countAct(request, reply))) return reply
			const data = await store.personalData.collectById(request.query.id)
			if (data === null) return sendError(reply, 'not-found')
			await store.audit.append(username, 'export', { rows: 1 })
			return reply
				.type('application/json; charset=utf-8')
				.header('content-disposition', 'attachment; filename="innervolt-data.json"')
				.send(JSON.stringify(data, null, '\t'))
		},
	)
}
