import { type Person, type PersonFound, personReference, personSearch } from './messages/person.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'
import { command, readPeople, sessionOf } from '#features/accounts/accounts.ts'

/** URLs contain the person's ID; the address is only sent in request bodies. */
export function personRoutes(app: SchemaApp, { store }: PeopleOptions): void {
	app.get('/api/admin/person', query(personReference), async (request): Promise<Person> => {
		const read = () => store.persons.byId(request.query.id)
		const person = await readPeople(store, request, read, (found) => (found === null ? 0 : 1))
		if (person === null) throw new Refusal('There is no such person', 'not-found')
		return person
	})

	app.post('/api/admin/person/find', body(personSearch), async (request): Promise<PersonFound> => {
		await store.proofs.countSensitiveAct(sessionOf(request))
		const id = await store.persons.findId(request.body.email)
		if (id === null) throw new Refusal('There is no such person', 'not-found')
		return { id }
	})

	const reference = body(personReference)
	command(app, '/api/admin/person/deliverable', reference, async ({ id }, session) => {
		await store.proofs.countSensitiveAct(session)
		await store.persons.removeMark(id, session.username)
	})

	command(app, '/api/admin/person/unsubscribe', reference, async ({ id }, session) => {
		await store.proofs.countSensitiveAct(session)
		await store.persons.unsubscribe(id, session.username)
	})
}
