import { z } from 'zod'
import { pick } from 'zod/mini'
import { toolApi } from '#site-map/tool-api.ts'
import { errorResponse } from '#values/messages/error-response.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import { answerEvening, answerSayNo, answerSmallerChange } from './answer-tools.ts'
import {
	eveningAnswer,
	eveningQuery,
	sayNoAnswer,
	sayNoQuery,
	smallerChangeAnswer,
	smallerChangeBody,
} from './tool-messages.ts'

/** The requests whose answers the description shows. */
export const examples = {
	evening: { kind: 'dinner', people: 'many', hours: '2', start: 60 },
	sayNo: { who: 'colleague', what: 'late', tone: 'plainly', language: 'de' },
	smallerChange: {
		start: 60,
		events: [
			{ day: 'wed', part: 'morning', kind: 'presentation' },
			{ day: 'wed', part: 'evening', kind: 'dinner' },
			{ day: 'thu', part: 'morning', kind: 'openPlan' },
			{ day: 'thu', part: 'evening', kind: 'party', people: 'many', hours: 4 },
		],
	},
} as const

/** The API of the free tools in OpenAPI 3.1, made of the schemas that check its messages. */
export const openApi = perSite(() => {
	const { api, site } = currentSite().settings.addresses
	return {
		openapi: '3.1.1',
		info: {
			title: `${siteName()}: free tools`,
			version: '1.0.0',
			description:
				'What an event costs in social energy, the smallest change to a week that is too full, and words that say no. The figures are our own estimates, not measured, and no advice on health. Requests are not stored.',
		},
		servers: [{ url: api === '' ? site : api }],
		paths: {
			[toolApi.evening]: {
				get: {
					parameters: parametersOf(eveningQuery, examples.evening),
					...operation('evening', 'What an event costs, and how much energy is left'),
					responses: responses(eveningAnswer, answerEvening(eveningQuery.parse(examples.evening))),
				},
			},
			[toolApi.smallerChange]: {
				post: {
					...operation(
						'smallerChange',
						'The smallest changes that keep every evening above a line',
					),
					requestBody: { required: true, content: json(smallerChangeBody, examples.smallerChange) },
					responses: responses(
						smallerChangeAnswer,
						answerSmallerChange(smallerChangeBody.parse(examples.smallerChange)),
					),
				},
			},
			[toolApi.sayNo]: {
				get: {
					parameters: parametersOf(sayNoQuery, examples.sayNo),
					...operation('sayNo', 'Three ways to say no'),
					responses: responses(sayNoAnswer, answerSayNo(sayNoQuery.parse(examples.sayNo))),
				},
			},
		},
	} as const
})

const operation = (operationId: string, summary: string) => ({ operationId, summary })

function json(schema: z.core.$ZodType, example: unknown, io: 'input' | 'output' = 'input') {
	return { 'application/json': { schema: schemaOf(schema, io), example } }
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
	return rest
}

function parametersOf(schema: z.ZodObject, example: Readonly<Record<string, unknown>>) {
	return Object.entries(schema.shape).map(([name, field]) => {
		const { description, ...rest } = schemaOf(field, 'input')
		const isRequired = !z.safeParse(field, undefined).success
		return {
			name,
			in: 'query',
			required: isRequired,
			...(description !== undefined && { description }),
			schema: rest,
			...(name in example && { example: example[name] }),
		}
	})
}

const errorAnswer = pick(errorResponse, { error: true, field: true, fields: true })

function responses(schema: z.core.$ZodType, example: unknown) {
	return {
		200: { description: 'The answer', content: json(schema, example, 'output') },
		400: failure('Fields that are invalid'),
		429: failure('Too many requests of this client; see `Retry-After`'),
	}
}

function failure(description: string) {
	const schema = schemaOf(errorAnswer, 'output')
	return { description, content: { 'application/json': { schema } } }
}
