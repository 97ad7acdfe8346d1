import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#contract/refusal.ts'
import { isAway } from '#server/store/database.ts'

type Answer = { readonly status: number; readonly error: Refusal['error'] }

const byCode: Readonly<Record<string, Answer>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, error: 'too-large' },
	FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, error: 'unsupported-type' },
}

/** What a failed request is told. Never why a server fault happened. */
export function answerTo(error: unknown): Answer {
	if (isAway(error)) return { status: 503, error: 'unavailable' }
	if (!(error instanceof Error)) return { status: 500, error: 'internal' }
	const { code = '', statusCode = 500 } = error as Partial<FastifyError>
	const known = byCode[code]
	if (known !== undefined) return known
	return statusCode >= 400 && statusCode < 500
		? { status: 400, error: 'invalid' }
		: { status: 500, error: 'internal' }
}

/** Writes a fault into the log without its message, which can repeat what somebody typed. */
export function logFault(request: FastifyRequest, error: unknown): void {
	const { name, code, stack } = (error instanceof Error ? error : {}) as Partial<FastifyError>
	const places = stack?.split('\n').filter((line) => /^\s+at /.test(line))
	request.log.error({ name, code, places }, 'A request failed')
}

/** Refuses in the one form that every refusal of the API has. */
export function refuse(
	reply: FastifyReply,
	status: number,
	error: Refusal['error'],
	wrong: Omit<Refusal, 'error'> = {},
): FastifyReply {
	return reply.code(status).send({ error, ...wrong } satisfies Refusal)
}

/** JSON for every failure in these routes, and nothing kept by caches. */
export function answerInJson(app: FastifyInstance): void {
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('cache-control', 'no-store')
	})
	// Fastify reads plain text by itself; here it is the wrong type.
	app.removeContentTypeParser('text/plain')
	app.setErrorHandler((error, request, reply) => {
		const answer = answerTo(error)
		if (answer.status >= 500) logFault(request, error)
		if (answer.status === 503) reply.header('retry-after', '5')
		return refuse(reply, answer.status, answer.error)
	})
}
