import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { csvHeadings } from '#content/panel/es/csv-headings.ts'
import { type AuditFilter, auditFilter, auditQuery } from '#contract/audit-entry.ts'
import { invalidFields } from '#contract/error-response.ts'
import { formatCsv, formatCsvHeader } from '#domain/csv/format-csv.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { sendError } from '#server/http/api-errors.ts'
import { queryOf } from '#server/http/query.ts'
import type { ApiOptions } from './api-options.ts'
import { requireProof, type SessionOf } from './panel-session.ts'

/** The audit log: its pages, and a CSV file. */
export function auditRoutes(
	app: FastifyInstance,
	{ store, now = Date.now }: Pick<ApiOptions, 'store' | 'now'>,
	sessionOf: SessionOf,
): void {
	app.get('/api/admin/audit', async (request, reply) => {
		const parsed = auditQuery.safeParse(queryOf(request))
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		return await store.audit.page(parsed.data)
	})

	app.get(
		'/api/admin/audit.csv',
		{ ...requireProof(sessionOf), exposeHeadRoute: false },
		async (request, reply) => {
			const parsed = auditFilter.safeParse(queryOf(request))
			if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
			const { count } = await store.audit.page(parsed.data)
			await store.audit.append(sessionOf(request).username, 'audit exported', { rows: count })
			return reply
				.type('text/csv; charset=utf-8')
				.header('content-disposition', `attachment; filename="registro_${utcDay(now())}.csv"`)
				.send(Readable.from(csvLines(parsed.data), { objectMode: false }))
		},
	)

	async function* csvLines(filter: AuditFilter): AsyncGenerator<string> {
		yield `\uFEFF${formatCsvHeader(csvHeadings.audit)}`
		for await (const entries of store.audit.all(filter)) {
			yield formatCsv(
				entries.map(({ at, actor, action, rows, detail }) => {
					return [at, actor, action, rows ?? '', detail]
				}),
			)
		}
	}
}
