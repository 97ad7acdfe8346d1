import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '#server/platform/static/files.ts'
import type { SmallFile } from '#server/platform/static/variants.ts'
import { dynamicHeaders } from '#server/platform/static/headers.ts'
import { sendFile } from '#server/platform/static/send-file.ts'
import {
	logServerError,
	loggedPath,
	errorResponse,
	sendError,
	sendThrownError,
} from './api-errors.ts'

/** Creates the handler for unknown paths: the 404 page, or JSON below /api. */
export function createNotFoundHandler(files: Files) {
	return (request: FastifyRequest, reply: FastifyReply): void => {
		logNotFound(request.log, request.url)
		if (isApiPath(request.url)) sendError(reply.headers(dynamicHeaders), 'not-found')
		else sendPage(request, reply, files.notFound(request.url))
	}
}

/** Creates the handler for thrown errors: the 500 page for server errors outside /api, otherwise JSON. */
export function createErrorHandler(files: Files) {
	return (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
		if (isApiPath(request.url) || errorResponse(thrown).status < 500) {
			sendThrownError(request, reply.headers(dynamicHeaders), thrown)
			return
		}
		logServerError(request, thrown)
		sendPage(request, reply, files.serverError(request.url))
	}
}

/** Logs a request for an unknown path. */
export function logNotFound(log: FastifyBaseLogger, url: string): void {
	log.warn({ path: loggedPath(url) }, 'not found')
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SmallFile): void {
	reply.hijack()
	sendFile(request.raw, reply.raw, page)
}

/** Whether a URL belongs to the API, whose errors are JSON. */
export function isApiPath(url: string): boolean {
	return /^\/api(?:[/?]|$)/.test(url)
}
