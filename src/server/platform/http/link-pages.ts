import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#domain/pages/languages.ts'
import { preferredLanguage } from '#domain/waitlist/preferred-language.ts'
import { errorResponse, logServerError } from './api-errors.ts'
import { messagePage } from './message-page.ts'
import type { TemplateForReply } from './page-template.ts'

/** Keeps a plugin's pages out of caches and search engines, and their URLs, which contain a token, on this site. */
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

/** Prepares a plugin for one-button pages, whose button mail programs press too (RFC 8058). Errors are pages. */
export function useLinkPages(app: FastifyInstance, pageTemplate: TemplateForReply): void {
	keepPrivate(app)
	// One-click requests have various body types; the body is not needed.
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

/** The language in the URL of a page behind a link; English if unset. */
export function requestedLanguage(request: FastifyRequest): Language {
	return preferredLanguage(queryParameter(request, 'lang'))
}

/** A query parameter of the request; empty if missing. */
export function queryParameter(request: FastifyRequest, name: string): string {
	return new URL(request.url, 'http://localhost').searchParams.get(name) ?? ''
}
