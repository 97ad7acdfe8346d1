import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NoticeName } from '#content/emails/words.ts'
import type { Language } from '#domain/pages/pages.ts'
import { preferredLanguage } from '#domain/waitlist/preferred-language.ts'
import { logServerError, errorResponse } from '#server/http/api-errors.ts'
import { type MessageAction, messagePage } from '#server/html/message-page.ts'
import type { EmailTokenState } from '#server/store/email-tokens.ts'
import type { ApiOptions } from './api-options.ts'

type Purpose = 'confirm' | 'unsubscribe'

type Shown = { readonly notice: NoticeName; readonly status: number; readonly asks?: true }

/** What each state of a link shows. `ready` is the page with the button. */
const shown: Readonly<Record<Purpose, Readonly<Record<EmailTokenState['state'], Shown>>>> = {
	confirm: {
		ready: { notice: 'confirm', status: 200 },
		active: { notice: 'confirmed', status: 200 },
		expired: { notice: 'expired', status: 410, asks: true },
		unknown: { notice: 'unknown', status: 404, asks: true },
		unsubscribed: { notice: 'returned', status: 410, asks: true },
	},
	unsubscribe: {
		ready: { notice: 'unsubscribe', status: 200 },
		active: { notice: 'unsubscribe', status: 200 },
		expired: { notice: 'unsubscribe', status: 200 },
		unknown: { notice: 'unknown', status: 404 },
		unsubscribed: { notice: 'unsubscribed', status: 200 },
	},
}

/** The pages that mails link to, and the one that the form without a script leads to. */
export async function emailLinkRoutes(app: FastifyInstance, parts: ApiOptions): Promise<void> {
	const { store, links, pageTemplate, pagePolicy } = parts

	app.addHook('onRequest', async (_request, reply) => {
		if (pagePolicy) reply.header('content-security-policy', pagePolicy)
		reply
			.type('text/html; charset=utf-8')
			.header('cache-control', 'no-store')
			.header('x-robots-tag', 'noindex')
			// The address of these pages is a key: no other site is to learn it.
			.header('referrer-policy', 'same-origin')
	})
	// Mail providers press the button with a body of their own choice (RFC 8058); nothing in it matters.
	app.removeAllContentTypeParsers()
	app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (_request, _body, done) =>
		done(null, null),
	)
	app.setErrorHandler((error, request, reply) => {
		const { status } = errorResponse(error)
		if (status >= 500) logServerError(request, error)
		return reply.code(status).send(messagePage(pageTemplate, 'away', language(request)))
	})

	app.get('/waitlist/sent', async (request, reply) => {
		return reply.send(messagePage(pageTemplate, 'sent', language(request)))
	})

	for (const purpose of ['confirm', 'unsubscribe'] as const) {
		app.get(`/waitlist/${purpose}`, async (request, reply) => {
			return show(purpose, await look(purpose, request), request, reply)
		})
		app.post(`/waitlist/${purpose}`, async (request, reply) => {
			return show(purpose, await press(purpose, request), request, reply)
		})
	}

	async function look(purpose: Purpose, request: FastifyRequest): Promise<EmailTokenState> {
		const token = links.read(purpose, parameter(request, 'token'))
		return token === null ? nobody : await store.signups.inspect(purpose, token)
	}

	async function press(purpose: Purpose, request: FastifyRequest): Promise<EmailTokenState> {
		const token = links.read(purpose, parameter(request, 'token'))
		if (token === null) return nobody
		return purpose === 'confirm'
			? await store.signups.confirm(token)
			: await store.signups.unsubscribe(token)
	}

	function show(
		purpose: Purpose,
		link: EmailTokenState,
		request: FastifyRequest,
		reply: FastifyReply,
	) {
		const { notice, status, asks } = shown[purpose][link.state]
		const locale = link.locale === null ? language(request) : preferredLanguage(link.locale)
		reply.code(status)
		return reply.send(messagePage(pageTemplate, notice, locale, action()))

		function action(): MessageAction | undefined {
			if (asks) return { kind: 'ask', source: 'again', email: '' }
			const isPressed = notice === 'confirmed' || notice === 'unsubscribed'
			return isPressed || status !== 200 ? undefined : { kind: 'press', url: request.url }
		}
	}
}

const nobody: EmailTokenState = { state: 'unknown', locale: null }

function language(request: FastifyRequest): Language {
	return preferredLanguage(parameter(request, 'lang'))
}

function parameter(request: FastifyRequest, name: string): string {
	return new URL(request.url, 'http://localhost').searchParams.get(name) ?? ''
}
