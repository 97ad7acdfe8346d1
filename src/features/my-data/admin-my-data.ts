import { personReference } from '#features/people/messages/person.ts'
import { countSensitiveAct, requireProof, sessionOf } from '#features/accounts/accounts.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { mailLinkToPerson } from './my-data-link-mails.ts'
import type { MyDataOptions } from './my-data.ts'

/** Panel routes to export a person's data, and to mail a person a link to "Your data with us". */
export function adminMyDataRoutes(app: SchemaApp, options: MyDataOptions): void {
	const { store } = options

	app.get(
		'/api/admin/person/export',
		{ ...query(personReference), ...requireProof, exposeHeadRoute: false },
		async (request, reply) => {
			if (!(await countSensitiveAct(store, request, reply))) return reply
			const data = await store.personalData.collectById(request.query.id)
			if (data === null) return sendError(reply, 'not-found')
			await store.audit.append(sessionOf(request).username, 'export', { rows: 1 })
			return reply
				.type('application/json; charset=utf-8')
				.header('content-disposition', 'attachment; filename="innervolt-data.json"')
				.send(JSON.stringify(data, null, '\t'))
		},
	)

	app.post('/api/admin/person/link', body(personReference), async (request, reply) => {
		const person = await store.myData.personById(request.body.id)
		if (person === null) return sendError(reply, 'not-found')
		if (person.status === 'unsubscribed') return sendError(reply, 'conflict', { field: 'status' })
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const isSent = await mailLinkToPerson(options, request, person, 'link')
		return isSent ? reply.code(204).send() : sendError(reply, 'too-many')
	})
}
