import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#site-map/languages.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import { reportedStatus } from './api-errors.ts'
import type { ServedPages, ShownPage } from '#platform/pages/page.ts'
import { sendServerError } from './error-pages.ts'

export type RequestPages = Pick<ServedPages, 'renderOnce' | 'serverError'>

type Notice = Extract<ShownPage, { kind: 'notice' }>

/**
 * Keeps a plugin's pages out of caches and search engines. Their URLs contain a token, so other sites do not get them
 * as the referrer.
 */
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

/**
 * Prepares a plugin for pages with a button that mail programs can press too (RFC 8058). Errors are answered with
 * pages.
 */
export function useLinkPages(app: FastifyInstance, pages: RequestPages): void {
	keepPrivate(app)
	// One-click requests have various body types; the body is not needed.
	app.removeAllContentTypeParsers()
	app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, _body, done) =>
		done(null, null),
	)
	app.setErrorHandler(async (error, request, reply) => {
		const status = reportedStatus(request, error)
		return await sendNotice(reply, pages, 'away', requestedLanguage(request), { status })
	})
}

/** Renders a page for this request and sends it with its policy; sends the 500 page if rendering fails. */
export async function sendPage(
	reply: FastifyReply,
	pages: RequestPages,
	page: ShownPage,
	status = 200,
): Promise<FastifyReply> {
	try {
		const { text, policy } = await pages.renderOnce(page)
		reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', policy)
		return reply.send(text)
	} catch (error) {
		sendServerError(pages, error, reply.request, reply)
		return reply
	}
}

export async function sendNotice(
	reply: FastifyReply,
	pages: RequestPages,
	name: Notice['name'],
	language: Language,
	{ status = 200, action }: { readonly status?: number; readonly action?: Notice['action'] } = {},
): Promise<FastifyReply> {
	return await sendPage(reply, pages, { kind: 'notice', language, name, action }, status)
}

export function requestedLanguage(request: FastifyRequest): Language {
	return preferredLanguage(queryParameter(request, 'lang'))
}

export function queryParameter(request: FastifyRequest, name: string): string {
	return new URL(request.url, 'http://localhost').searchParams.get(name) ?? ''
}
