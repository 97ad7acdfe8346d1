import { Readable } from 'node:stream'
import { words } from '#cms/reader/entries.ts'
import { type AuditFilter, auditFilter, auditQuery } from './messages/audit-entry.ts'
import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { AccountOptions } from './accounts.ts'
import { requireProof, sessionOf } from './login/panel-session.ts'

export function auditRoutes(app: SchemaApp, { store, now = Date.now }: AccountOptions): void {
	app.get('/api/admin/audit', query(auditQuery), async (request, reply) => {
		return reply.send(await store.audit.page(request.query))
	})

	app.get(
		'/api/admin/audit.csv',
		{ ...query(auditFilter), ...requireProof, exposeHeadRoute: false },
		async (request, reply) => {
			const { count } = await store.audit.page(request.query)
			await store.audit.append(sessionOf(request).username, 'audit exported', { rows: count })
			return reply
				.type('text/csv; charset=utf-8')
				.header('content-disposition', `attachment; filename="registro_${utcDay(now())}.csv"`)
				.send(Readable.from(csvLines(request.query), { objectMode: false }))
		},
	)

	async function* csvLines(filter: AuditFilter): AsyncGenerator<string> {
		yield `\uFEFF${formatCsvHeader(words('panelServer').csvHeadings.audit)}`
		for await (const entries of store.audit.all(filter)) {
			yield formatCsv(
				entries.map(({ at, actor, action, rows, detail }) => {
					return [at, actor, action, rows ?? '', detail]
				}),
			)
		}
	}
}
