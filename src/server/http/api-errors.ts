import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#contract/refusal.ts'
import { isDatabaseUnavailable } from '#server/store/database.ts'

/** The HTTP status of each error. */
const statuses = {
	invalid: 400,
	unauthorised: 401,
	forbidden: 403,
	'not-found': 404,
	'too-large': 413,
	'unsupported-type': 415,
	'too-many': 429,
	internal: 500,
	unavailable: 503,
} as const satisfies Record<Refusal['error'], number>

const errorsByCode: Readonly<Record<string, Refusal['error']>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
}

/** What a failed request is told, as JSON or as a page. Never why the server failed. */
export function errorResponse(thrown: unknown): {
	readonly status: number
	readonly error: Refusal['error']
} {
	const error = errorFor(thrown)
	return { status: statuses[error], error }
}

function errorFor(thrown: unknown): Refusal['error'] {
	if (isDatabaseUnavailable(thrown)) return 'unavailable'
	if (!(thrown instanceof Error)) return 'internal'
	const { code = '', statusCode = 500 } = thrown as Partial<FastifyError>
	const isClientError = statusCode >= 400 && statusCode < 500
	return errorsByCode[code] ?? (isClientError ? 'invalid' : 'internal')
}

/** Logs a failure of the server without the error's message, which can repeat what somebody typed. */
export function logServerError(request: FastifyRequest, thrown: unknown): void {
	const { name, code, stack } = (thrown instanceof Error ? thrown : {}) as Partial<FastifyError>
	const places = stack?.split('\n').filter((line) => /^\s+at /.test(line))
	const { method, url } = request
	request.log.error({ name, code, places, method, path: loggedPath(url) }, 'A request failed')
}

/** The path of a URL for the log: without its query, which can hold anything, and cut to 300 characters. */
export function loggedPath(url: string): string {
	return url.replace(/[?#].*$/s, '').slice(0, 300)
}

/** Refuses in the one form that every refusal of the API has. */
export function sendError(
	reply: FastifyReply,
	error: Refusal['error'],
	wrong: Omit<Refusal, 'error'> = {},
): FastifyReply {
	return reply.code(statuses[error]).send({ error, ...wrong } satisfies Refusal)
}

/** Refuses what was thrown, and logs it if it is the server's failure. */
export function sendThrownError(
	request: FastifyRequest,
	reply: FastifyReply,
	thrown: unknown,
): FastifyReply {
	const { status, error } = errorResponse(thrown)
	if (status >= 500) logServerError(request, thrown)
	if (error === 'unavailable') reply.header('retry-after', '5')
	return sendError(reply, error)
}

/** Makes every failure in these routes JSON, and keeps their answers out of caches. */
export function useJsonErrors(app: FastifyInstance): void {
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('cache-control', 'no-store')
	})
	// Fastify reads plain text by itself; here it is the wrong type.
	app.removeContentTypeParser('text/plain')
	app.setErrorHandler((error, request, reply) => sendThrownError(request, reply, error))
}
