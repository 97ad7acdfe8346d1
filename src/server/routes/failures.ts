import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sendFile } from '#server/static/send-file.ts'
import type { Files } from '#server/static/files.ts'
import { dynamicHeaders } from '#server/static/headers.ts'

/** For paths that do not exist: the not-found page for people, JSON for the API. */
export function missingAnswer(files: Files) {
	return (request: FastifyRequest, reply: FastifyReply): void => {
		logMissing(request.log, request.url)
		if (isApi(request.url)) sendJson(reply, 404, 'not found')
		else sendPage(request, reply, files.notFound)
	}
}

/** For whatever a route throws. Nothing of a fault of the server itself leaves the server. */
export function failureAnswer(files: Files) {
	return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
		const status = error.statusCode ?? 500
		if (status < 500) {
			sendJson(reply, status, error.message)
			return
		}
		const { method, url } = request
		request.log.error({ err: error, method, path: pathOf(url) }, 'failed')
		if (isApi(request.url)) sendJson(reply, status, 'server error')
		else sendPage(request, reply, files.serverError)
	}
}

/** One line for a path that does not exist. Its query may hold anything and is not logged. */
export function logMissing(log: FastifyBaseLogger, url: string): void {
	log.warn({ path: pathOf(url) }, 'not found')
}

function sendJson(reply: FastifyReply, status: number, error: string): void {
	reply.code(status).headers(dynamicHeaders).send({ error })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Files['notFound']): void {
	reply.hijack()
	sendFile(request.raw, reply.raw, page)
}

/** Whether programs ask for it: they are answered in JSON. */
export function isApi(url: string): boolean {
	return /^\/api(?:[/?]|$)/.test(url)
}

/** Cut off, so that nonsense of any length is one short line. */
function pathOf(url: string): string {
	return url.replace(/[?#].*$/s, '').slice(0, 300)
}
