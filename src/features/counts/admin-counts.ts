import { Readable } from 'node:stream'
import {
	countNote,
	countNoteDeletion,
	countQuery,
	type CountSummary,
} from './messages/count-summary.ts'
import { firstIssue } from '#values/messages/error-response.ts'
import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import { countColumns } from './rules/count.ts'
import { type CountPeriod, matchesFilter } from './rules/summarize-counts.ts'
import { daysBetween } from '#values/dates/utc-day.ts'
import { periodQuery, withPeriod } from './period-query.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, invalidAnswer, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { CountOptions } from './counts.ts'
import { requireProof } from '#features/accounts/accounts.ts'

/** Panel routes for the site's own counts: summary, CSV export and notes. */
export function adminCountRoutes(app: SchemaApp, options: CountOptions): void {
	const { store, counts, now = Date.now } = options

	app.get('/api/admin/counts', periodQuery(countQuery), async ({ query }) => {
		const asked = withPeriod(query, now())
		const { from, to } = asked
		await counts?.flush()
		return {
			isCounting: Boolean(counts),
			isAppConnected: Boolean(counts && options.signupEventsSecret),
			from,
			to,
			...(await store.counts.summarize(asked)),
			marks: await store.countMarks.between(from, to),
		} satisfies CountSummary
	})

	const csvOptions = { ...periodQuery(countQuery), ...requireProof }
	app.get('/api/admin/counts.csv', csvOptions, async (request, reply) => {
		const asked = withPeriod(request.query, now())
		const { from, to } = asked
		await counts?.flush()
		reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="entradas_${from}_${to}.csv"`)
		return reply.send(Readable.from(csvLines(store, asked)))
	})

	const noteBody = { ...body(countNote, 4_096), ...invalidAnswer(firstIssue) }
	app.post('/api/admin/count-notes', noteBody, async (request, reply) => {
		return reply.code(201).send(await store.countMarks.addNote(request.body))
	})

	const deletionBody = { ...body(countNoteDeletion, 1_024), ...invalidAnswer(firstIssue) }
	app.post('/api/admin/count-note-deletions', deletionBody, async (request, reply) => {
		const isDeleted = await store.countMarks.deleteNote(request.body.id)
		return isDeleted ? reply.code(204).send() : sendError(reply, 'not-found')
	})
}

async function* csvLines(
	store: CountOptions['store'],
	{ from, to, ...filter }: CountPeriod,
): AsyncGenerator<string> {
	yield `\uFEFF${formatCsvHeader(countColumns)}`
	for (const day of daysBetween(from, to)) {
		const rows = (await store.counts.ofDay(day)).filter((row) => matchesFilter(row, filter))
		if (rows.length > 0) {
			yield formatCsv(rows.map((row) => countColumns.map((column) => row[column])))
		}
	}
}
