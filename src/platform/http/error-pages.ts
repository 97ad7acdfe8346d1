import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { dynamicHeaders } from '#platform/pages/headers.ts'
import type { Page, ServedPages } from '#platform/pages/page.ts'
import { sendPage as send } from '#platform/pages/send-page.ts'
import { loggedPath, reportedStatus, sendError, sendThrownError, statusOf } from './api-errors.ts'

type ErrorPages = Pick<ServedPages, 'notFound' | 'serverError'>

export function createNotFoundHandler(pages: ErrorPages) {
	return (request: FastifyRequest, reply: FastifyReply): void => {
		logNotFound(request.log, request.url)
		if (isApiPath(request.url)) sendError(reply.headers(dynamicHeaders), 'not-found')
		else sendPage(request, reply, pages.notFound(request.url))
	}
}

export function createErrorHandler(pages: ErrorPages) {
	return (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
		if (isApiPath(request.url) || statusOf(thrown) < 500) {
			sendThrownError(request, reply.headers(dynamicHeaders), thrown)
			return
		}
		sendServerError(pages, thrown, request, reply)
	}
}

export function sendServerError(
	pages: Pick<ErrorPages, 'serverError'>,
	thrown: unknown,
	request: FastifyRequest,
	reply: FastifyReply,
): void {
	reportedStatus(request, thrown)
	sendPage(request, reply, pages.serverError(request.url))
}

export function logNotFound(log: FastifyBaseLogger, url: string): void {
	log.warn({ path: loggedPath(url) }, 'not found')
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): void {
	reply.hijack()
	send(request.raw, reply.raw, page)
}

export function isApiPath(url: string): boolean {
	return /^\/api(?:[/?]|$)/.test(url)
}
