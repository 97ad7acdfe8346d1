import { Readable } from 'node:stream'
import { personReference } from './messages/person.ts'
import type { RegistrationRow, RegistrationSummary } from './messages/registration-page.ts'
import { csvQuery, registrationQuery } from './messages/registration-query.ts'
import { csvFile, csvFileName } from './rules/csv-file.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'
import { command, readPeople, sessionOf } from '#features/accounts/accounts.ts'

export function registrationRoutes(
	app: SchemaApp,
	{ store, deleteMailFiles }: PeopleOptions,
): void {
	app.get('/api/admin/registrations', query(registrationQuery), async (request) => {
		const page = await readPeople(
			store,
			request,
			() => store.registrations.page(request.query),
			// A search without results counts as one person read, because it reveals that no person matches.
			(read) => Math.max(read?.rows.length ?? 0, request.query.search === undefined ? 0 : 1),
		)
		if (page !== null) return page
		const details = { field: 'cursor', fields: ['cursor'] }
		throw new Refusal('The row beside the page is gone', 'invalid', details)
	})

	app.get('/api/admin/registrations/summary', async (): Promise<RegistrationSummary> =>
		store.registrations.summary(),
	)

	app.get(
		'/api/admin/registrations.csv',
		// A HEAD request would read the whole list.
		{ ...query(csvQuery), exposeHeadRoute: false },
		async (request, reply) => {
			const { token, username } = sessionOf(request)
			await store.proofs.use(token, { act: 'export', target: '' })
			const exported = await store.registrations.exportRows(request.query)
			await store.audit.append(username, 'export', { rows: exported.count })
			const lines = csvLines(exported.chunks, csvFile(request.query.columns))
			return reply
				.type('text/csv; charset=utf-8')
				.header('content-disposition', `attachment; filename="${csvFileName(exported.day)}"`)
				.header('x-row-count', String(exported.count))
				.send(Readable.from(lines, { objectMode: false }))
		},
	)

	command(app, '/api/admin/erasures', body(personReference), async ({ id }, session) => {
		await store.proofs.countSensitiveAct(session)
		const { rows, mails } = await store.registrations.erase([id], session.username)
		if (rows === 0) throw new Refusal('There is no such person', 'not-found')
		await deleteMailFiles(mails)
	})
}

async function* csvLines(
	chunks: AsyncIterable<readonly RegistrationRow[]>,
	{ start, lines }: ReturnType<typeof csvFile>,
): AsyncGenerator<string> {
	yield start
	for await (const rows of chunks) yield lines(rows)
}
