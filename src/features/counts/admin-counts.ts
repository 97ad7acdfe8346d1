import { Readable } from 'node:stream'
import {
	countNote,
	countNoteDeletion,
	countQuery,
	type CountSummary,
} from './messages/count-summary.ts'
import { goals } from './messages/goals.ts'
import { speedQuery, type SpeedSummary } from './messages/speed-summary.ts'
import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import { countColumns } from './rules/count.ts'
import { type CountPeriod, matchesFilter } from './rules/summarize-counts.ts'
import { summarizeSpeeds } from './rules/summarize-speeds.ts'
import { daysBetween } from '#values/dates/utc-day.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { CountOptions } from './counts.ts'
import { command, requireProof } from '#features/accounts/accounts.ts'

export function adminCountRoutes(app: SchemaApp, options: CountOptions): void {
	const { store, counts, speeds } = options

	app.get('/api/admin/counts', query(countQuery), async (request) => {
		const { from, to } = request.query
		await counts?.flush()
		return {
			isCounting: Boolean(counts),
			isAppConnected: Boolean(counts && options.signupEventsSecret),
			from,
			to,
			...(await store.counts.summarize(request.query)),
			marks: await store.countMarks.between(from, to),
		} satisfies CountSummary
	})

	const csvOptions = { ...query(countQuery), ...requireProof }
	app.get('/api/admin/counts.csv', csvOptions, async (request, reply) => {
		const { from, to } = request.query
		await counts?.flush()
		reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="entradas_${from}_${to}.csv"`)
		return reply.send(Readable.from(csvLines(store, request.query)))
	})

	app.post('/api/admin/count-notes', body(countNote, 4_096), async (request, reply) => {
		return reply.code(201).send(await store.countMarks.addNote(request.body))
	})

	command(
		app,
		'/api/admin/count-note-deletions',
		body(countNoteDeletion, 1_024),
		async ({ id }) => {
			const isDeleted = await store.countMarks.deleteNote(id)
			if (!isDeleted) throw new Refusal('There is no such note', 'not-found')
		},
	)

	app.get('/api/admin/speeds', query(speedQuery), async (request) => {
		await speeds?.flush()
		return summarizeSpeeds(await store.speeds.sums(request.query)) satisfies SpeedSummary
	})

	app.get('/api/admin/goals', async () => await store.goals.read())

	command(app, '/api/admin/goals', body(goals, 1_024), async (message, { username }) =>
		store.goals.set(message, username),
	)
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
