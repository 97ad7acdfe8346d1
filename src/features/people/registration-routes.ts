import { Readable } from 'node:stream'
import { type ErasureResult, erasure, filteredErasure } from './messages/erasure.ts'
import type { CurrentListChange } from './messages/list-change.ts'
import {
	pageRows,
	type RegistrationRow,
	type RegistrationSummary,
} from './messages/registration-page.ts'
import { csvQuery, registrationQuery } from './messages/registration-query.ts'
import { csvFile, csvFileName } from './rules/csv-file.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, invalidAnswer, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'
import {
	countSensitiveAct,
	readPeople,
	requireProof,
	sessionOf,
} from '#features/accounts/accounts.ts'

/** Fits an erasure with the maximum number of IDs at their maximum length. */
const maxErasureBytes = 1_048_576

/** Routes of the waitlist: pages, summary, CSV export and erasures. */
export function registrationRoutes(app: SchemaApp, options: PeopleOptions): void {
	listRoutes(app, options)
	erasureRoutes(app, options)
}

function listRoutes(app: SchemaApp, { store }: PeopleOptions): void {
	app.get('/api/admin/registrations', query(registrationQuery), async (request, reply) => {
		const read = await readPeople(
			store,
			request,
			pageRows,
			() => store.registrations.page(request.query),
			// A search without results counts as one row, because it reveals that no person matches.
			(page) => Math.max(page?.rows.length ?? 0, request.query.search === undefined ? 0 : 1),
		)
		if (read === null) return sendError(reply, 'proof-required')
		return read.result ?? sendError(reply, 'invalid', { field: 'cursor', fields: ['cursor'] })
	})

	app.get(
		'/api/admin/registrations/summary',
		async (): Promise<RegistrationSummary> => await store.registrations.summary(),
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
}

function erasureRoutes(app: SchemaApp, { store, deleteMailFiles }: PeopleOptions): void {
	const erasureBody = {
		...body(erasure, maxErasureBytes),
		...invalidAnswer(() => ({ field: 'ids' })),
	}
	app.post('/api/admin/erasures', erasureBody, async (request, reply) => {
		const { hasRecentProof, username } = sessionOf(request)
		const { ids } = request.body
		if (ids.length > 1 && !hasRecentProof) return sendError(reply, 'proof-required')
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const { rows, mails } = await store.registrations.erase(ids, username)
		await deleteMailFiles(mails)
		return { erased: rows } satisfies ErasureResult
	})

	const filteredBody = { ...body(filteredErasure), ...requireProof }
	app.post('/api/admin/erasures/filtered', filteredBody, async (request, reply) => {
		const { filter, search, count } = request.body
		const { username } = sessionOf(request)
		const wanted = { ...filter, search }
		const change = await store.matchingChanges.request(wanted, 'erasure', count, username)
		if (change === null) return sendError(reply, 'conflict', { field: 'count' })
		return reply.code(202).send({ change } satisfies CurrentListChange)
	})
}

async function* csvLines(
	chunks: AsyncIterable<readonly RegistrationRow[]>,
	{ start, lines }: ReturnType<typeof csvFile>,
): AsyncGenerator<string> {
	yield start
	for await (const rows of chunks) yield lines(rows)
}
