import type { FastifyInstance } from 'fastify'
import { toolApi } from '#site-map/tool-api.ts'
import { TooManyAttempts, useJsonErrors } from '#platform/http/api-errors.ts'
import { clientWindowMs, createClientLimit } from '#platform/http/client-limit.ts'
import { body, query, useSchemas } from '#platform/http/route-schemas.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { answerEvening, answerSayNo, answerSmallerChange } from './answer-tools.ts'
import { openApi } from './openapi.ts'
import { eveningQuery, sayNoQuery, smallerChangeBody } from './tool-messages.ts'

/**
 * The maximum number of requests per client in a quarter of an hour. It is high because an assistant sends requests for
 * many people from one address.
 */
const maxRequestsPerClient = 600

/** 40 events with all fields need 5 kB. */
const maxBodyBytes = 8_192

export type ToolOptions = {
	/** Whether to accept another request from a client at this address. Defaults to `createClientLimit`. */
	readonly acceptToolRequest?: (address: string) => boolean
}

/**
 * The rules of the free tools as JSON, for assistants. Nothing is stored, counted or logged, and no cookie is read: a
 * response depends on the request alone.
 */
export async function toolRoutes(
	plugin: FastifyInstance,
	{
		acceptToolRequest = createClientLimit(systemClockAndRandom, maxRequestsPerClient),
	}: ToolOptions,
): Promise<void> {
	const app = useSchemas(plugin)
	useJsonErrors(app)
	app.addHook('onRequest', async ({ ip }) => {
		if (!acceptToolRequest(ip)) throw new TooManyAttempts(clientWindowMs / 1_000)
	})
	// Caches may keep responses for five minutes and no longer, because the owner can change the texts.
	app.addHook('onSend', async ({ method }, reply) => {
		const isKept = method !== 'POST' && reply.statusCode === 200
		if (isKept) reply.header('cache-control', 'public, max-age=300')
	})

	app.get(toolApi.evening, query(eveningQuery), (request) => answerEvening(request.query))

	app.get(toolApi.sayNo, query(sayNoQuery), (request) => answerSayNo(request.query))

	app.post(toolApi.smallerChange, body(smallerChangeBody, maxBodyBytes), (request) =>
		answerSmallerChange(request.body),
	)

	app.get(toolApi.openApi, () => openApi())
}
