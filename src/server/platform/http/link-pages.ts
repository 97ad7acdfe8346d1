import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#domain/pages/languages.ts'
import { preferredLanguage } from '#domain/waitlist/preferred-language.ts'
import { errorResponse, logServerError } from './api-errors.ts'
import { messagePage } from './message-page.ts'
import type { TemplateForReply } from './page-template.ts'

/** Keeps the pages of a plugin out of caches and search engines, and their addresses, which contain a token, to the site. */
export function keepPrivate(app: FastifyInstance): void {
	app.addHook('onRequest', async (_request, reply) => {
		reply
			.type('text/html; charset=utf-8')
			.header('cache-control', 'no-store')
			.header('x-robots-tag', 'noindex')
			// `no-referrer` would make browsers send `Origin: null` with the forms.
			.header('referrer-policy', 'same-origin')
	})
}

/** Prepares a plugin for pages with one button, which mail programs press too (RFC 8058). Errors are pages. */
export function useLinkPages(app: FastifyInstance, pageTemplate: TemplateForReply): void {
	keepPrivate(app)
	// One-click requests come with various body types; the body is not needed.
	app.removeAllContentTypeParsers()
	app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, _body, done) =>
		done(null, null),
	)
	app.setErrorHandler((error, request, reply) => {
		const { status } = errorResponse(error)
		if (status >= 500) logServerError(request, error)
		const page = messagePage(pageTemplate(reply), 'away', requestedLanguage(request))
		return reply.code(status).send(page)
	})
}

/** The language in the address of a page behind a link; English without one. */
export function requestedLanguage(request: FastifyRequest): Language {
	return preferredLanguage(queryParameter(request, 'lang'))
}

/** A parameter of the request's query; empty if it is missing. */
export function queryParameter(request: FastifyRequest, name: string): string {
	return new URL(request.url, 'http://localhost').searchParams.get(name) ?? ''
}
