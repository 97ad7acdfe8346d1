import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eventKinds } from '#site/week/rules/estimates.ts'
import { decodeWeek } from '#site/week/rules/link.ts'
import { toolApi } from '#site-map/tool-api.ts'
import { pageLanguages } from '#site-map/languages.ts'
import { errorResponse } from '#values/messages/error-response.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi } from '#testing/test-api.ts'
import { examples, openApi } from './openapi.ts'
import { eveningAnswer, sayNoAnswer, smallerChangeAnswer } from './tool-messages.ts'
import type { ApiOptions } from '../api.ts'

const [sqlite] = databases

async function newTools(changed: Partial<ApiOptions> = {}) {
	const { app } = await createTestApi(sqlite, changed)
	return {
		get: async (path: string, query: object = {}) =>
			await app.inject({
				url: path,
				query: Object.fromEntries(
					Object.entries(query).map(([name, value]) => [name, String(value)]),
				),
			}),
		post: async (payload: unknown) =>
			await app.inject({
				method: 'POST',
				url: toolApi.smallerChange,
				headers: { 'content-type': 'application/json' },
				payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
			}),
	}
}

test('the route for an evening returns the cost of an event, the energy left, and the basis of both figures, in each language', async () => {
	const { get } = await newTools()
	const query = { kind: 'dinner', people: 'many', start: 60 }
	const reply = await get(toolApi.evening, query)
	expect(reply.json()).toEqual({
		cost: 20,
		after: { level: 40, low: 34, high: 46 },
		text: 'A dinner: takes about 20 of 100 points of energy. Likely between 34 and 46.',
		basis: 'our estimate, not measured yet',
		link: 'https://innervolt.example/week',
	})
	const german = eveningAnswer.parse(
		(await get(toolApi.evening, { ...query, language: 'de' })).json(),
	)
	expect(german).toMatchObject({
		text: 'Ein Essen: braucht etwa 20 von 100 Punkten Energie. Vermutlich zwischen 34 und 46.',
		link: 'https://innervolt.example/deutschland/woche',
	})
	const portuguese = await get(toolApi.evening, { ...query, language: 'pt' })
	expect(portuguese.json<{ text: string }>().text).toMatch(/^Um jantar: gasta cerca de 20 de 100/)
})

test('every kind of event has a response in every language', async () => {
	const { get } = await newTools()
	for (const kind of Object.keys(eventKinds))
		for (const language of pageLanguages) {
			const reply = await get(toolApi.evening, {
				kind,
				language,
				hours: 8,
				people: 'one',
				start: 0,
			})
			expect(eveningAnswer.parse(reply.json()).text).not.toMatch(/[{}\u00AD]/)
		}
})

test('the response to an overfull week suggests changes that keep every evening above the threshold, with links to the week and to texts for declining a plan', async () => {
	const { post } = await newTools()
	const reply = await post(examples.smallerChange)
	const { ideas, evenings, lowest, link } = smallerChangeAnswer.parse(reply.json())
	expect(lowest).toBe('thu')
	expect(evenings[3]?.level).toBeLessThan(30)
	expect(ideas[0]).toMatchObject({ isEnough: true, changes: [{ how: 'shorten', event: 3 }] })
	expect(ideas[0]?.text).toMatch(
		/^Cut the party on Thursday to .+\. Thursday would end at about \d+\.$/,
	)
	const party = { day: 'mon', part: 'evening', kind: 'party', people: 'many', hours: 1 }
	const { ideas: ofParty } = smallerChangeAnswer.parse(
		(await post({ events: [party], start: 40 })).json(),
	)
	expect(ofParty.flatMap(({ changes }) => changes)).toContainEqual({
		how: 'decline',
		event: 0,
		sayNo: 'https://innervolt.example/say-no#who=group&what=party',
	})
	expect(decodeWeek(new URL(link).hash)).toMatchObject({
		start: 60,
		events: [
			{ day: 2, kind: 'presentation', people: 'few', hours: 2 },
			{ day: 2 },
			{ day: 3 },
			{ day: 3, hours: 4 },
		],
	})
	const quiet = { day: 'mon', part: 'evening', kind: 'quiet' }
	expect((await post({ events: [quiet] })).json()).toMatchObject({ ideas: [] })
})

test('the route for saying no returns the three wordings of the tool in each language', async () => {
	const { get } = await newTools()
	const german = sayNoAnswer.parse((await get(toolApi.sayNo, examples.sayNo)).json())
	expect(new Set(german.messages.map(({ text }) => text)).size).toBe(3)
	expect(german.link).toBe(
		'https://innervolt.example/deutschland/nein-sagen#who=colleague&what=late&how=text&tone=plainly&end=open',
	)
	const mail = sayNoAnswer.parse((await get(toolApi.sayNo, { how: 'mail' })).json())
	expect(mail.messages[0]?.subject).toBeTruthy()
})

describe('bad input', () => {
	const call = { day: 'mon', part: 'morning', kind: 'call' }

	test.each([
		['an unknown event', toolApi.evening, { kind: 'rave' }, ['kind']],
		['no event', toolApi.evening, {}, ['kind']],
		[
			'a length that the tool does not offer',
			toolApi.evening,
			{ kind: 'call', hours: 3 },
			['hours'],
		],
		['an unknown field', toolApi.evening, { kind: 'call', email: 'ada@example.com' }, ['email']],
		['energy above the maximum', toolApi.evening, { kind: 'call', start: 101 }, ['start']],
		['a language without texts', toolApi.evening, { kind: 'call', language: 'es' }, ['language']],
		[
			'a request that the person does not make',
			toolApi.sayNo,
			{ who: 'boss', what: 'night' },
			['what'],
		],
	])('%s is answered with 400 and the name of the field', async (_name, path, query, fields) => {
		const { get } = await newTools()
		const reply = await get(path, query)
		expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([
			400,
			{ error: 'invalid', field: fields[0], fields },
			'no-store',
		])
	})

	test.each([
		['no events', { events: [] }, 400],
		['no JSON', '{', 400],
		['a list', [], 400],
		['41 events', { events: Array.from({ length: 41 }, () => call) }, 400],
		['a body that is too large', { events: [], x: 'x'.repeat(9_000) }, 413],
	])('%s is refused', async (_name, payload, status) => {
		const { post } = await newTools()
		expect((await post(payload)).statusCode).toBe(status)
	})

	test('any query and any body get a valid response or a valid error', async () => {
		const { get, post } = await newTools()
		const word = fc.oneof(
			fc.constantFrom('party', 'few', '2', 'boss', 'de', '50', '1e1', '0x5', ' '),
			fc.string(),
		)
		const name = fc.oneof(
			fc.constantFrom('kind', 'people', 'hours', 'start', 'language', 'who', 'what', '__proto__'),
			fc.string(),
		)
		await fc.assert(
			fc.asyncProperty(fc.dictionary(name, word), fc.jsonValue(), async (query, value) => {
				const answers = z.union([eveningAnswer, sayNoAnswer, smallerChangeAnswer, errorResponse])
				const replies = [
					await get(toolApi.evening, query),
					await get(toolApi.sayNo, query),
					await post(value),
					await post({ events: [value], costs: query }),
				]
				for (const reply of replies) {
					expect([200, 400]).toContain(reply.statusCode)
					answers.parse(reply.json())
				}
			}),
		)
	})
})

test('responses to GET may be cached for five minutes', async () => {
	const { get, post } = await newTools()
	const reply = await get(toolApi.evening, examples.evening)
	expect(reply.headers['cache-control']).toBe('public, max-age=300')
	expect((await post(examples.smallerChange)).headers['cache-control']).toBe('no-store')
})

test('a client above its limit gets 429 with Retry-After', async () => {
	let left = 1
	const { get } = await newTools({ acceptToolRequest: () => left-- > 0 })
	expect((await get(toolApi.sayNo, examples.sayNo)).statusCode).toBe(200)
	const refused = await get(toolApi.sayNo, examples.sayNo)
	expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
		429,
		{ error: 'too-many' },
		'900',
	])
})

describe('the OpenAPI document', () => {
	const ajv = new Ajv2020({ strict: true, formats: { uri: true } })

	test('describes every route and its responses, with an example request', async () => {
		const { get, post } = await newTools()
		const served: ReturnType<typeof openApi> = (await get(toolApi.openApi)).json()
		expect(served).toEqual(JSON.parse(JSON.stringify(openApi())))
		const { evening, smallerChange, sayNo } = {
			evening: served.paths[toolApi.evening].get,
			smallerChange: served.paths[toolApi.smallerChange].post,
			sayNo: served.paths[toolApi.sayNo].get,
		}
		const queryOf = ({ parameters }: Pick<typeof evening, 'parameters'>) =>
			Object.fromEntries(
				parameters.flatMap(({ name, ...given }) =>
					'example' in given ? [[name, given.example]] : [],
				),
			)
		const body = smallerChange.requestBody.content['application/json']
		expect(ajv.validate(body.schema, body.example)).toBe(true)
		for (const [{ responses }, reply] of [
			[evening, await get(toolApi.evening, queryOf(evening))],
			[smallerChange, await post(body.example)],
			[sayNo, await get(toolApi.sayNo, queryOf(sayNo))],
		] as const) {
			expect(reply.statusCode).toBe(200)
			const { schema } = responses[200].content['application/json']
			expect(ajv.validate(schema, reply.json())).toBe(true)
		}
		expect(served.paths[toolApi.evening].get.parameters).toContainEqual({
			name: 'hours',
			in: 'query',
			required: false,
			schema: {
				description: 'Length in hours; ignored if the cost of the kind does not depend on it',
				type: 'string',
				enum: ['1', '2', '4', '8'],
				default: '2',
			},
			example: '2',
		})
	})
})
