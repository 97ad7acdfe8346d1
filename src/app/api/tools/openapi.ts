import { z } from 'zod'
import { toolApi } from '#site-map/tool-api.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { perSite } from '#cms/reader/site.ts'
import { serverUrl } from '#cms/reader/site-urls.ts'
import {
	eveningAnswer,
	eveningQuery,
	sayNoAnswer,
	sayNoQuery,
	smallerChangeAnswer,
	smallerChangeBody,
} from './tool-messages.ts'

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

/** The OpenAPI 3.1 document of the free tools' API, generated from the schemas that check its messages. */
export const openApi = perSite(() => {
	const { evening, smallerChange, sayNo } = examples
	return {
		openapi: '3.1.1',
		info: {
			title: `${siteName()}: free tools`,
			version: '1.0.0',
			description:
				'What an event costs in social energy, the smallest change to a week that is too full, and messages that say no. The figures are our own estimates: they are not measured, and not health advice. Requests are not stored.',
		},
		servers: [{ url: serverUrl('') }],
		paths: {
			[toolApi.evening]: {
				get: {
					operationId: 'evening',
					summary: 'What an event costs, and how much energy is left',
					parameters: parametersOf(eveningQuery, evening),
					responses: responses(eveningAnswer),
				},
			},
			[toolApi.smallerChange]: {
				post: {
					operationId: 'smallerChange',
					summary: 'The smallest changes that keep every evening above a line',
					requestBody: {
						required: true,
						content: json({ schema: schemaOf(smallerChangeBody, 'input'), example: smallerChange }),
					},
					responses: responses(smallerChangeAnswer),
				},
			},
			[toolApi.sayNo]: {
				get: {
					operationId: 'sayNo',
					summary: 'Three ways to say no',
					parameters: parametersOf(sayNoQuery, sayNo),
					responses: responses(sayNoAnswer),
				},
			},
		},
	} as const
})

const json = <Content>(content: Content) => ({ 'application/json': content })

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
	return rest
}

function parametersOf(schema: z.ZodObject, example: Readonly<Record<string, unknown>>) {
	return Object.entries(schema.shape).map(([name, field]) => ({
		name,
		in: 'query',
		required: !z.safeParse(field, undefined).success,
		schema: schemaOf(field, 'input'),
		...(name in example && { example: example[name] }),
	}))
}

function responses(answer: z.core.$ZodType) {
	return {
		200: { description: 'The answer', content: json({ schema: schemaOf(answer, 'output') }) },
		400: { description: 'Invalid input; `fields` lists the names of the invalid fields' },
		429: { description: 'Too many requests from this client; see `Retry-After`' },
	}
}
