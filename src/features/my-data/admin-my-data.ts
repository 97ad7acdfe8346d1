import { personReference } from '#features/people/messages/person.ts'
import { requireProof, sessionOf } from '#features/accounts/accounts.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { mailLinkToPerson } from './my-data-link-mails.ts'
import type { MyDataOptions } from './my-data.ts'

export function adminMyDataRoutes(app: SchemaApp, options: MyDataOptions): void {
	const { store } = options

	app.get(
		'/api/admin/person/export',
		{ ...query(personReference), ...requireProof, exposeHeadRoute: false },
		async (request, reply) => {
			await store.proofs.countSensitiveAct(sessionOf(request))
			const data = await store.personalData.collectById(request.query.id)
			if (data === null) throw new Refusal('There is no such person', 'not-found')
			await store.audit.append(sessionOf(request).username, 'export', { rows: 1 })
			return reply
				.type('application/json; charset=utf-8')
				.header('content-disposition', 'attachment; filename="innervolt-data.json"')
				.send(JSON.stringify(data, null, '\t'))
		},
	)

	app.post('/api/admin/person/link', body(personReference), async (request, reply) => {
		const person = await store.myData.personById(request.body.id)
		if (person === null) throw new Refusal('There is no such person', 'not-found')
		if (person.status === 'unsubscribed')
			throw new Refusal('The person is unsubscribed', 'conflict', { field: 'status' })
		await store.proofs.countSensitiveAct(sessionOf(request))
		const isSent = await mailLinkToPerson(options, person, 'link')
		if (!isSent) throw new Refusal('The address has had too many emails', 'too-many')
		return reply.code(204).send()
	})
}
