import { type PersonFound, personReference, personSearch } from './messages/person.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'
import { countSensitiveAct, readPeople, sessionOf } from '#features/accounts/accounts.ts'

/** The routes of one person. URLs contain the person's ID; the address is only sent in request bodies. */
export function personRoutes(app: SchemaApp, options: PeopleOptions): void {
	readingRoutes(app, options)
	changeRoutes(app, options)
}

/** Routes to find and show a person. */
function readingRoutes(app: SchemaApp, { store }: PeopleOptions): void {
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
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const id = await store.persons.findId(request.body.email)
		return id === null ? sendError(reply, 'not-found') : ({ id } satisfies PersonFound)
	})
}

/** Routes to clear the undeliverable mark, and to unsubscribe. */
function changeRoutes(app: SchemaApp, { store }: PeopleOptions): void {
	app.post('/api/admin/person/deliverable', body(personReference), async (request, reply) => {
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const { username } = sessionOf(request)
		const isRemoved = await store.persons.removeMark(request.body.id, username)
		return isRemoved ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	app.post('/api/admin/person/unsubscribe', body(personReference), async (request, reply) => {
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const isKnown = await store.persons.unsubscribe(request.body.id, sessionOf(request).username)
		return isKnown ? reply.code(204).send() : sendError(reply, 'not-found')
	})
}
