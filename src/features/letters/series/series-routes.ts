import type { FastifyReply } from 'fastify'
import {
	newSeries,
	newStep,
	type Series,
	seriesChange,
	type SeriesChecks,
	seriesId,
	type SeriesList,
	stepChange,
} from '#features/letters/messages/series.ts'
import { isBlocking, isStepCheck } from '#features/letters/rules/letter-checks.ts'
import { shippedSeries } from './rules/shipped-series.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import { letterOf } from '#features/letters/letter-events.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { isCopied, planOf } from './shipped-plans.ts'

/** The routes of series: their content and figures, and switching them on and off. */
export function seriesRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	readingRoutes(app, options)
	writingRoutes(app, options)
	stepRoutes(app, options)
	switchRoutes(app, options)
}

function readingRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	const { store, counts } = options

	app.get('/api/admin/series', async (): Promise<SeriesList> => {
		await counts?.flush()
		const all = await store.series.list()
		return {
			series: all.map((series) => asRead(series, options)),
			shipped: shippedSeries.filter((name) => !all.some((series) => isCopied(name, series))),
		}
	})

	app.get('/api/admin/series/one', query(seriesId), async (request, reply) => {
		await counts?.flush()
		return await answer(reply, options, request.query.id)
	})

	app.get('/api/admin/series/checks', query(seriesId), async (request, reply) => {
		const steps = await checkSteps(options, request.query.id, sessionOf(request).adminId)
		const checks: SeriesChecks = steps.map(({ id, blocking }) => ({ id, blocking }))
		return reply.send(checks)
	})
}

function writingRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	const { series } = options.store

	app.post('/api/admin/series', body(newSeries), async (request, reply) => {
		const { name, shipped } = request.body
		const empty = { name, origin: null, purpose: 'news', steps: [] } as const
		const id = await series.create(shipped === undefined ? empty : planOf(shipped, name))
		if (id === null) return sendError(reply, 'conflict', { field: 'count' })
		return await answer(reply.code(201), options, id)
	})

	app.post('/api/admin/series/save', body(seriesChange), async (request, reply) => {
		const outcome = await series.change(request.body)
		return await answer(reply, options, request.body.id, outcome)
	})

	app.post('/api/admin/series/first', body(seriesId), async (request, reply) => {
		const { id } = request.body
		return await answer(reply, options, id, await series.putFirst(id))
	})

	app.post('/api/admin/series/delete', body(seriesId), async (request, reply) => {
		const outcome = await series.remove(request.body.id, sessionOf(request).username)
		if (outcome !== 'done') return sendError(reply, 'conflict', { field: outcome })
		return reply.code(204).send()
	})
}

function stepRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	const { series } = options.store

	app.post('/api/admin/series/steps', body(newStep), async (request, reply) => {
		const { id, delay_minutes } = request.body
		return await answer(reply, options, id, await series.addStep(id, delay_minutes))
	})

	app.post('/api/admin/series/steps/save', body(stepChange), async (request, reply) => {
		const { id, delay_minutes } = request.body
		const moved = await series.moveStep(id, delay_minutes)
		if (typeof moved === 'string') return await answer(reply, options, id, moved)
		return await answer(reply, options, moved.series)
	})

	app.post('/api/admin/series/steps/delete', body(seriesId), async (request, reply) => {
		const { id } = request.body
		const removed = await series.removeStep(id, sessionOf(request).username)
		if (typeof removed === 'string') return await answer(reply, options, id, removed)
		return await answer(reply, options, removed.series)
	})
}

function switchRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	const { store } = options

	app.post('/api/admin/series/on', body(seriesId), async (request, reply) => {
		const { hasRecentProof, username, adminId } = sessionOf(request)
		if (!hasRecentProof) return sendError(reply, 'proof-required')
		const { id } = request.body
		const series = await store.series.byId(id)
		if (series === null) return sendError(reply, 'not-found')
		if (series.steps.length === 0) return sendError(reply, 'conflict', { field: 'steps' })
		const isSegmentGone =
			series.segment !== null && (await store.segments.filterOf(series.segment)) === null
		if (isSegmentGone) return sendError(reply, 'conflict', { field: 'segment' })
		const steps = await checkSteps(options, id, adminId)
		const fields = [...new Set(steps.flatMap(({ blocking }) => blocking))]
		if (fields.length > 0) return sendError(reply, 'conflict', { field: 'checks', fields })
		const versions = new Map(steps.map((step) => [step.id, step.version]))
		const outcome = await store.series.switchOn(id, versions, username)
		return await answer(reply, options, id, outcome)
	})

	// Needs no proof: it only keeps mails from going out.
	app.post('/api/admin/series/off', body(seriesId), async (request, reply) => {
		const { id } = request.body
		const outcome = await store.series.switchOff(id, sessionOf(request).username)
		return await answer(reply, options, id, outcome)
	})
}

/** Sends a series, or the reason why it was not changed. */
async function answer(
	reply: FastifyReply,
	options: LetterRouteOptions,
	id: string,
	outcome = 'done',
) {
	if (outcome === 'unknown') return sendError(reply, 'not-found')
	if (outcome !== 'done') return sendError(reply, 'conflict', { field: outcome })
	const series = await options.store.series.byId(id)
	return series === null ? sendError(reply, 'not-found') : asRead(series, options)
}

/** Removes the figures that this site does not collect. */
function asRead(series: Series, { counts, bounceMailbox = null }: LetterRouteOptions): Series {
	const steps = series.steps.map((step) => ({
		...step,
		...(counts === undefined && { entrances: null }),
		...(bounceMailbox === null && { returned: null }),
	}))
	return { ...series, steps }
}

/** The failed checks that block each letter of a series. */
async function checkSteps({ store, checkLetter }: LetterRouteOptions, id: string, adminId: string) {
	const [letters, address] = await Promise.all([
		store.series.lettersOf(id),
		store.admins.emailOf(adminId),
	])
	return await Promise.all(
		letters.map(async (letter) => {
			const checks = await checkLetter(letterOf(letter), address)
			const blocking = checks
				.filter(isBlocking)
				.map(({ name }) => name)
				.filter(isStepCheck)
			return { id: letter.id, version: letter.version, blocking }
		}),
	)
}
