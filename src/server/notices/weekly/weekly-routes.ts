import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from '#domain/waitlist/preferred-language.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { errorResponse, logServerError } from '#server/platform/http/api-errors.ts'
import { messagePage } from '#server/platform/http/message-page.ts'

/**
 * The page behind the link in the mail on Mondays: its button, or the one of the mail program (RFC 8058), switches the mail
 * off. Opening it changes nothing, because mail scanners open links.
 */
export async function weeklyRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
	const { store, links, pageTemplate } = options

	app.addHook('onRequest', async (_request, reply) => {
		reply
			.type('text/html; charset=utf-8')
			.header('cache-control', 'no-store')
			.header('x-robots-tag', 'noindex')
			.header('referrer-policy', 'same-origin')
	})
	// One-click requests come with various body types; the body is not needed.
	app.removeAllContentTypeParsers()
	app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, _body, done) =>
		done(null, null),
	)
	app.setErrorHandler((error, request, reply) => {
		const { status } = errorResponse(error)
		if (status >= 500) logServerError(request, error)
		return reply.code(status).send(messagePage(pageTemplate(reply), 'away', languageOf(request)))
	})

	app.get('/waitlist/weekly', async (request, reply) => {
		const id = links.verify('weekly', parameter(request, 'token'))
		if (id === null) return sendUnknown(request, reply)
		const action = { kind: 'button', url: request.url } as const
		return reply.send(messagePage(pageTemplate(reply), 'weekly', languageOf(request), action))
	})

	app.post('/waitlist/weekly', async (request, reply) => {
		const id = links.verify('weekly', parameter(request, 'token'))
		const isKnown = id !== null && (await store.weekly.setLanguage(id, null, null))
		if (!isKnown) return sendUnknown(request, reply)
		return reply.send(messagePage(pageTemplate(reply), 'weeklyOff', languageOf(request)))
	})

	function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const page = messagePage(pageTemplate(reply), 'weeklyUnknown', languageOf(request))
		return reply.code(404).send(page)
	}
}

function languageOf(request: FastifyRequest) {
	return preferredLanguage(parameter(request, 'lang'))
}

function parameter(request: FastifyRequest, name: string): string {
	return new URL(request.url, 'http://localhost').searchParams.get(name) ?? ''
}
