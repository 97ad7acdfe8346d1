import type { ProvenAct } from '#values/messages/proven-act.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorResponse } from '#values/messages/error-response.ts'
import { maskedPath } from '#site-map/masked-path.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import { isDatabaseUnavailable, isDiskFull } from '#platform/db/database.ts'
import { WorkerDiedError, WorkerTimeoutError } from '#platform/worker/bounded-worker.ts'

/** A thrown error whose code and details `sendThrownError` sends. */
export class Refusal extends Error {
	override name = 'Refusal'
	readonly error: ErrorResponse['error']
	readonly details: Omit<ErrorResponse, 'error'>

	constructor(
		message: string,
		error: ErrorResponse['error'],
		details: Omit<ErrorResponse, 'error'> = {},
	) {
		super(message)
		this.error = error
		this.details = details
	}
}

/** A limit is reached. */
export class TooManyAttempts extends Refusal {
	readonly retryAfterSeconds: number

	constructor(retryAfterSeconds: number) {
		super('A limit is reached', 'too-many')
		this.retryAfterSeconds = retryAfterSeconds
	}
}

/** The session has not re-authenticated for an act, or not recently. */
export class ActUnproven extends Refusal {
	constructor(act?: ProvenAct) {
		super('Re-authentication is required', 'proof-required', act && { act })
	}
}

const statuses = {
	invalid: 400,
	unauthorised: 401,
	forbidden: 403,
	'proof-required': 403,
	'wrong-password': 403,
	'passkeys-unavailable': 403,
	'not-found': 404,
	conflict: 409,
	'too-large': 413,
	'unsupported-type': 415,
	'too-many': 429,
	internal: 500,
	unavailable: 503,
} as const satisfies Record<ErrorResponse['error'], number>

const errorsByCode: Readonly<Record<string, ErrorResponse['error']>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
}

export function statusOf(thrown: unknown): number {
	return statuses[errorFor(thrown)]
}

/** The status for a thrown error. Logs a server error, but not its message, which may contain user input. */
export function reportedStatus(request: FastifyRequest, thrown: unknown): number {
	const status = statusOf(thrown)
	if (status >= 500) {
		const { method, url } = request
		const details = { ...errorDetails(thrown), method, path: loggedPath(url) }
		request.log.error(details, 'A request failed')
	}
	return status
}

/** The error code of a thrown error, which reveals nothing about the cause of a server error. */
function errorFor(thrown: unknown): ErrorResponse['error'] {
	if (thrown instanceof Refusal) return thrown.error
	if (isDatabaseUnavailable(thrown) || isDiskFull(thrown)) return 'unavailable'
	if (!(thrown instanceof Error)) return 'internal'
	const { code = '', statusCode = 500 } = thrown as Partial<FastifyError>
	const isClientError = statusCode >= 400 && statusCode < 500
	return errorsByCode[code] ?? (isClientError ? 'invalid' : 'internal')
}

function causeOf(thrown: unknown): Pick<ErrorResponse, 'cause'> {
	// Checked first, because SQLite's code for a full disk also counts as an unavailable database.
	if (isDiskFull(thrown)) return { cause: 'disk' }
	if (isDatabaseUnavailable(thrown)) return { cause: 'database' }
	const isWorker = thrown instanceof WorkerDiedError || thrown instanceof WorkerTimeoutError
	return isWorker ? { cause: 'worker' } : {}
}

/** A URL's path for the log: at most 300 characters, without mail addresses and the query, which may contain tokens. */
export function loggedPath(url: string): string {
	return maskedPath(url.replace(/[?#].*$/s, '')).slice(0, 300)
}

export function sendError(
	reply: FastifyReply,
	error: ErrorResponse['error'],
	details: Omit<ErrorResponse, 'error'> = {},
): FastifyReply {
	return reply.code(statuses[error]).send({ error, ...details } satisfies ErrorResponse)
}

export function sendThrownError(
	request: FastifyRequest,
	reply: FastifyReply,
	thrown: unknown,
): FastifyReply {
	if (thrown instanceof TooManyAttempts)
		reply.header('retry-after', String(thrown.retryAfterSeconds))
	if (thrown instanceof Refusal) return sendError(reply, thrown.error, thrown.details)
	reportedStatus(request, thrown)
	const error = errorFor(thrown)
	if (error === 'unavailable') reply.header('retry-after', '5')
	return sendError(reply, error, request.url.startsWith('/api/admin/') ? causeOf(thrown) : {})
}

export function useJsonErrors(app: FastifyInstance): void {
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('cache-control', 'no-store')
	})
	// Fastify accepts text/plain by default; this API does not (415).
	app.removeContentTypeParser('text/plain')
	app.setErrorHandler((error, request, reply) => sendThrownError(request, reply, error))
}
