import { type PersonFound, personMark, personReference, personSearch } from '#contract/person.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { type LinkMailOptions, mailLinkToPerson } from '#server/my-data/my-data-link-mails.ts'
import { countAct, readPeople, sessionOf } from '#server/accounts/login/panel-session.ts'

/** The routes of one person. URLs contain the person's ID; the address is only sent in request bodies. */
export function personRoutes(app: SchemaApp, options: LinkMailOptions): void {
	readingRoutes(app, options)
	changeRoutes(app, options)
}

/** Routes to find, show and export a person. */
function readingRoutes(app: SchemaApp, { store }: Pick<LinkMailOptions, 'store'>): void {
	app.get('/api/admin/person', query(personReference), async (request, reply) => {
		const read = await readPeople(
			store,
			request,
			1,
			() => store.persons.byId(request.query.id),
			(person) => (person === null ? 0 : 1),
		)
		if (read === null) return sendError(reply, 'proof-required')
		return read.result ?? sendError(reply, 'not-found')
	})

	app.post('/api/admin/person/find', body(personSearch), async (request, reply) => {
		if (!(await countAct(store, request, reply))) return reply
		const id = await store.persons.findId(request.body.email)
		return id === null ? sendError(reply, 'not-found') : ({ id } satisfies PersonFound)
	})

	app.get(
		'/api/admin/person/export',
		{ ...query(personReference), exposeHeadRoute: false },
		async (request, reply) => {
			const { hasRecentProof, username } = sessionOf(request)
			if (!hasRecentProof) return sendError(reply, 'proof-required')
			if (!(await countAct(store, request, reply))) return reply
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

/** Routes to clear the undeliverable mark, mail a link, and unsubscribe. */
function changeRoutes(app: SchemaApp, options: LinkMailOptions): void {
	const { store } = options

	app.post('/api/admin/person/deliverable', body(personMark), async (request, reply) => {
		if (!(await countAct(store, request, reply))) return reply
		const { username } = sessionOf(request)
		const isRemoved = await store.mailReports.removeMark(request.body.id, username)
		return isRemoved ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	app.post('/api/admin/person/link', body(personReference), async (request, reply) => {
		const person = await store.myData.personById(request.body.id)
		if (person === null) return sendError(reply, 'not-found')
		if (person.status === 'unsubscribed') return sendError(reply, 'conflict', { field: 'status' })
		if (!(await countAct(store, request, reply))) return reply
		const isSent = await mailLinkToPerson(options, request, person)
		return isSent ? reply.code(204).send() : sendError(reply, 'too-many')
	})

	app.post('/api/admin/person/unsubscribe', body(personReference), async (request, reply) => {
		if (!(await countAct(store, request, reply))) return reply
		const isKnown = await store.persons.unsubscribe(request.body.id, sessionOf(request).username)
		return isKnown ? reply.code(204).send() : sendError(reply, 'not-found')
	})
}
