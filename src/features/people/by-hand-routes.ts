import { addressCorrection, newPerson } from './messages/person.ts'
import { byHandSource } from '#features/waitlist/rules/by-hand.ts'
import { countSensitiveAct, sessionOf } from '#features/accounts/accounts.ts'
import type { PeopleOptions } from './people.ts'
import { requestLinks } from '#platform/http/request-links.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { confirmationComposer } from '#features/waitlist/waitlist.ts'

/** Routes to add a person and correct an address. Each mails one person, and counts as an act of the session. */
export function byHandRoutes(app: SchemaApp, options: PeopleOptions): void {
	const { store } = options

	app.post('/api/admin/person/add', body(newPerson), async (request, reply) => {
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const person = { locale: request.body.locale, source: byHandSource }
		const compose = confirmationComposer(requestLinks(request, options))(person)
		const { username } = sessionOf(request)
		const added = await store.personAddition.add(request.body, compose, username)
		return added
	})

	app.post('/api/admin/person/address', body(addressCorrection), async (request, reply) => {
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const { id, email } = request.body
		const compose = confirmationComposer(requestLinks(request, options))
		const { username } = sessionOf(request)
		const corrected = await store.addressCorrection.correct(id, email, compose, username)
		return corrected
	})
}
