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
import { command, requireProof, sessionOf } from '#features/accounts/accounts.ts'
import { conflict, letterOf } from '#features/letters/letter-events.ts'
import { collectedOnly } from '#features/letters/letter-rows.ts'
import { body, query, type Schema, type SchemaApp } from '#platform/http/route-schemas.ts'
import { planOf } from './shipped-plans.ts'

export function seriesRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	readingRoutes(app, options)
	writingRoutes(app, options)
	switchRoute(app, options)
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

	app.get('/api/admin/series/checks', query(seriesId), async (request): Promise<SeriesChecks> => {
		const steps = await checkSteps(options, request.query.id, sessionOf(request).adminId)
		return steps.map(({ id, blocking }) => ({ id, blocking }))
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

	command(app, '/api/admin/series/delete', body(seriesId), async ({ id }, { username }) => {
		await series.remove(id, username)
	})

	/**
	 * Adds a route that changes a series and is answered with it. `act` returns the id of the series if the message has
	 * the id of a letter instead.
	 */
	function change<Message extends { readonly id: string }>(
		path: string,
		message: Schema<Message>,
		act: (message: Message, username: string) => Promise<string | void>,
	): void {
		app.post(`/api/admin/series/${path}`, body(message), async (request) => {
			// oxlint-disable-next-line no-unsafe-type-assertion -- Parsed with the schema.
			const sent = request.body as Message
			const id = await act(sent, sessionOf(request).username)
			return await read(options, id ?? sent.id)
		})
	}

	change('save', seriesChange, series.change)
	change('first', seriesId, async ({ id }) => await series.putFirst(id))
	change('steps', newStep, async ({ id, delay_minutes }) => await series.addStep(id, delay_minutes))
	change('steps/save', stepChange, async ({ id, delay_minutes }) => {
		return await series.moveStep(id, delay_minutes)
	})
	change('steps/delete', seriesId, async ({ id }, actor) => await series.removeStep(id, actor))
	// Needs no re-authentication, because switching off only keeps emails from being sent.
	change('off', seriesId, async ({ id }, actor) => await series.switchOff(id, actor))
}

function switchRoute(app: SchemaApp, options: LetterRouteOptions): void {
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
}

async function read(options: LetterRouteOptions, id: string): Promise<Series> {
	return asRead(await options.store.series.byId(id), options)
}

function asRead(series: Series, options: LetterRouteOptions): Series {
	return { ...series, steps: series.steps.map((step) => collectedOnly(step, options)) }
}

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
