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
import { shippedSeries } from './rules/series.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { requireProof, sessionOf } from '#features/accounts/accounts.ts'
import { conflict, letterOf } from '#features/letters/letter-events.ts'
import { collectedOnly } from '#features/letters/letter-rows.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { planOf } from './shipped-plans.ts'

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
			shipped: shippedSeries.filter((name) => !all.some(({ origin }) => origin === name)),
		}
	})

	app.get('/api/admin/series/one', query(seriesId), async (request) => {
		await counts?.flush()
		return await read(options, request.query.id)
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
		return reply.code(201).send(await read(options, id))
	})

	app.post('/api/admin/series/save', body(seriesChange), async (request) => {
		await series.change(request.body)
		return await read(options, request.body.id)
	})

	app.post('/api/admin/series/first', body(seriesId), async (request) => {
		await series.putFirst(request.body.id)
		return await read(options, request.body.id)
	})

	app.post('/api/admin/series/delete', body(seriesId), async (request, reply) => {
		await series.remove(request.body.id, sessionOf(request).username)
		return reply.code(204).send()
	})
}

function stepRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	const { series } = options.store

	app.post('/api/admin/series/steps', body(newStep), async (request) => {
		const { id, delay_minutes } = request.body
		await series.addStep(id, delay_minutes)
		return await read(options, id)
	})

	app.post('/api/admin/series/steps/save', body(stepChange), async (request) => {
		const { id, delay_minutes } = request.body
		return await read(options, await series.moveStep(id, delay_minutes))
	})

	app.post('/api/admin/series/steps/delete', body(seriesId), async (request) => {
		const { id } = request.body
		return await read(options, await series.removeStep(id, sessionOf(request).username))
	})
}

function switchRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	const { store } = options

	const switchingOn = { ...body(seriesId), ...requireProof }
	app.post('/api/admin/series/on', switchingOn, async (request) => {
		const { username, adminId } = sessionOf(request)
		const { id } = request.body
		const { steps, segment } = await store.series.byId(id)
		if (steps.length === 0) throw conflict('steps')
		const isSegmentGone = segment !== null && (await store.segments.filterOf(segment)) === null
		if (isSegmentGone) throw conflict('segment')
		const checked = await checkSteps(options, id, adminId)
		const fields = [...new Set(checked.flatMap(({ blocking }) => blocking))]
		if (fields.length > 0) throw conflict('checks', fields)
		const versions = new Map(checked.map((step) => [step.id, step.version]))
		await store.series.switchOn(id, versions, username)
		return await read(options, id)
	})

	// Needs no re-authentication: it only keeps emails from going out.
	app.post('/api/admin/series/off', body(seriesId), async (request) => {
		await store.series.switchOff(request.body.id, sessionOf(request).username)
		return await read(options, request.body.id)
	})
}

async function read(options: LetterRouteOptions, id: string): Promise<Series> {
	return asRead(await options.store.series.byId(id), options)
}

/** A series with the figures that this site collects. */
function asRead(series: Series, options: LetterRouteOptions): Series {
	return { ...series, steps: series.steps.map((step) => collectedOnly(step, options)) }
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
