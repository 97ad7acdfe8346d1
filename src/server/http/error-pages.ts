import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '#server/static/files.ts'
import { dynamicHeaders } from '#server/static/headers.ts'
import { sendFile } from '#server/static/send-file.ts'
import {
	logServerError,
	loggedPath,
	errorResponse,
	sendError,
	sendThrownError,
} from './api-errors.ts'

/** Answers paths that do not exist: with the not-found page, or with JSON below /api. */
export function createNotFoundHandler(files: Files) {
	return (request: FastifyRequest, reply: FastifyReply): void => {
		logNotFound(request.log, request.url)
		if (isApiPath(request.url)) sendError(reply.headers(dynamicHeaders), 'not-found')
		else sendPage(request, reply, files.notFound)
	}
}

/** Answers what a route throws: with the error page where the server failed, else with JSON. */
export function createErrorHandler(files: Files) {
	return (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
		if (isApiPath(request.url) || errorResponse(thrown).status < 500) {
			sendThrownError(request, reply.headers(dynamicHeaders), thrown)
			return
		}
		logServerError(request, thrown)
		sendPage(request, reply, files.serverError)
	}
}

/** Logs one line for a path that does not exist. */
export function logNotFound(log: FastifyBaseLogger, url: string): void {
	log.warn({ path: loggedPath(url) }, 'not found')
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Files['notFound']): void {
	reply.hijack()
	sendFile(request.raw, reply.raw, page)
}

/** Whether programs ask for it: they are answered in JSON. */
export function isApiPath(url: string): boolean {
	return /^\/api(?:[/?]|$)/.test(url)
}
