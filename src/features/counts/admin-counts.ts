import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import {
	countNote,
	countNoteDeletion,
	countQuery,
	type CountSummary,
} from './messages/count-summary.ts'
import { firstIssue } from '#values/messages/error-response.ts'
import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import { type CountRow, countColumns } from './rules/count.ts'
import { type CountFilter, createCountSummary, matchesFilter } from './rules/summarize-counts.ts'
import { addDays, daysBetween } from '#values/dates/utc-day.ts'
import { readPeriodQuery } from './read-period-query.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, invalidAnswer, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { CountOptions } from './counts.ts'
import { requireProof } from '#features/accounts/accounts.ts'

/** The first and last UTC day of a request, `2026-01-05`, and the filter of the other columns. */
type Period = { readonly from: string; readonly to: string; readonly filter: CountFilter }

/** Panel routes for the site's own counts: summary, CSV export and notes. */
export function adminCountRoutes(app: SchemaApp, options: CountOptions): void {
	const { store, counts, now = Date.now } = options

	app.get('/api/admin/counts', async (request, reply) => {
		const read = readPeriod(request, now())
		if ('field' in read) return sendError(reply, 'invalid', read)
		await counts?.flush()
		return (await summarize(options, read)) satisfies CountSummary
	})

	app.get('/api/admin/counts.csv', requireProof, async (request, reply) => {
		const read = readPeriod(request, now())
		if ('field' in read) return sendError(reply, 'invalid', read)
		await counts?.flush()
		reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="entradas_${read.from}_${read.to}.csv"`)
		return reply.send(Readable.from(csvLines(store, read)))
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

async function summarize(
	{ store, counts, signupEventsSecret }: CountOptions,
	{ from, to, filter }: Period,
): Promise<CountSummary> {
	const days = daysBetween(from, to)
	const daysBefore = daysBetween(addDays(from, -days.length), addDays(from, -1))
	const since = await store.counts.firstDay()
	const summary = createCountSummary(days, daysBefore, filter)
	for (const day of [...daysBefore, ...days]) {
		if (since !== null && day >= since) summary.add(day, await readDay(store, day))
	}
	const marks = await store.countMarks.between(from, to)
	return {
		isCounting: Boolean(counts),
		isAppConnected: Boolean(counts && signupEventsSecret),
		since,
		from,
		to,
		...summary.result(),
		marks,
	}
}

async function* csvLines(
	store: CountOptions['store'],
	{ from, to, filter }: Period,
): AsyncGenerator<string> {
	yield `\uFEFF${formatCsvHeader(countColumns)}`
	for (const day of daysBetween(from, to)) {
		const rows = (await readDay(store, day)).filter((row) => matchesFilter(row, filter))
		if (rows.length > 0) {
			yield formatCsv(rows.map((row) => countColumns.map((column) => row[column])))
		}
	}
}

/** Reads one day. Yields to the event loop first, because SQLite queries block it and signups would wait. */
async function readDay(store: CountOptions['store'], day: string): Promise<readonly CountRow[]> {
	await nextTurn()
	return await store.counts.ofDay(day)
}

/** Parses the period and filter of a request. Returns the first invalid parameter instead, if any. */
function readPeriod(request: FastifyRequest, now: number): Period | { readonly field: string } {
	const read = readPeriodQuery(countQuery, request, now)
	if ('field' in read) return read
	const { from, to, ...filter } = read
	return { from, to, filter }
}
