import { addressCorrection, newPerson } from './messages/person.ts'
import { byHandSource } from '#features/waitlist/rules/by-hand.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { PeopleOptions } from './people.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { confirmationComposer } from '#features/waitlist/waitlist.ts'

/** Each route sends one person an email, so each request counts as a sensitive act of the session. */
export function byHandRoutes(app: SchemaApp, options: PeopleOptions): void {
	const { store, mailLinks } = options

	app.post('/api/admin/person/add', body(newPerson), async (request) => {
		const session = sessionOf(request)
		await store.proofs.countSensitiveAct(session)
		const person = { locale: request.body.locale, source: byHandSource }
		const compose = confirmationComposer(mailLinks)(person)
		return await store.personAddition.add(request.body, compose, session.username)
	})

	app.post('/api/admin/person/address', body(addressCorrection), async (request) => {
		const session = sessionOf(request)
		await store.proofs.countSensitiveAct(session)
		const { id, email } = request.body
		const compose = confirmationComposer(mailLinks)
		return await store.addressCorrection.correct(id, email, compose, session.username)
	})
}
