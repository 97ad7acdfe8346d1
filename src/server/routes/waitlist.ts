import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whatIsWrong } from '#contract/refusal.ts'
import { type WaitlistSignup, waitlistSignup } from '#contract/waitlist-signup.ts'
import { clientOf } from '#domain/account/client.ts'
import { wordingOf } from '#domain/waitlist/consent.ts'
import { limits } from '#domain/waitlist/limits.ts'
import { preferredLanguage } from '#domain/waitlist/preferred-language.ts'
import { isAutomatic } from '#domain/waitlist/spam.ts'
import { hashedKey } from '#server/auth/hashed-key.ts'
import { isTrustedOrigin } from '#server/auth/trusted-origin.ts'
import { useJsonErrors, logServerError, errorResponse, sendError } from '#server/http/api-errors.ts'
import { confirmationMail } from '#server/mail/confirmation-mail.ts'
import { messagePage } from '#server/html/message-page.ts'
import type { RateLimitResult } from '#server/store/rate-limits.ts'
import { type Attribution, readAttribution } from '#server/http/attribution.ts'
import { isFormBody, parseFormBodies } from '#server/http/form-body.ts'
import type { ApiOptions } from './api-options.ts'

const maxBodyBytes = 8_192

type Wrong = ReturnType<typeof whatIsWrong>

/** `POST /api/waitlist`. Register it as a plugin: its parsers are its own. */
export async function waitlistRoutes(app: FastifyInstance, parts: ApiOptions): Promise<void> {
	const { store, key, links, site, signupsPerClient, onMailQueued, pageTemplate, pagePolicy } =
		parts
	const ownHost = new URL(site).host
	useJsonErrors(app)
	parseFormBodies(app)

	app.post('/api/waitlist', { bodyLimit: maxBodyBytes }, async (request, reply) => {
		const { origin, host } = request.headers
		// A program may leave Origin out; a browser on a foreign page cannot.
		if (origin !== undefined && !isTrustedOrigin(origin, host, site)) {
			return sendError(reply, 'forbidden')
		}
		const answer = isFormBody(request.headers['content-type'])
			? pageResponses(request, reply)
			: jsonResponses(reply)
		const read = waitlistSignup.safeParse(request.body)
		if (!read.success) return answer.invalid(whatIsWrong(read.error))
		const signup = read.data
		// Programs are told what everyone is told, so that they do not learn.
		const signals = {
			trap: signup.website,
			elapsed: signup.elapsed,
			hasOrigin: origin !== undefined,
		}
		if (isAutomatic(signals)) return answer.pending()
		try {
			const attribution = readAttribution(signup, request.headers.referer, [
				ownHost,
				host?.toLowerCase(),
			])
			const result = await capture(signup, attribution, request.ip)
			if ('retryAfterSeconds' in result) return answer.tooMany(result.retryAfterSeconds)
		} catch (error) {
			return answer.failed(error)
		}
		onMailQueued()
		return answer.pending()
	})

	async function capture(
		{ email, source, locale, consent }: WaitlistSignup,
		attribution: Attribution,
		address: string,
	): Promise<RateLimitResult> {
		const perClient = {
			key: hashedKey(key, 'signup', clientOf(address)),
			limit: signupsPerClient,
			windowMs: limits.clientWindowMs,
		}
		return await store.signups.capture(
			{ email, source, locale, consent: { wording: wordingOf(consent), ...attribution } },
			(tokens) => confirmationMail(locale, links, tokens),
			[perClient],
		)
	}

	function pageResponses(request: FastifyRequest, reply: FastifyReply) {
		const sent = new Map(Object.entries(request.body ?? {}))
		const text = (name: string) => String(sent.get(name) ?? '')
		const locale = preferredLanguage(text('locale'), text('source'))
		reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin')
		if (pagePolicy) reply.header('content-security-policy', pagePolicy)
		return {
			pending: () => reply.redirect(`/waitlist/sent?lang=${locale}`, 303),
			invalid: ({ characters }: Wrong) => {
				const form = { source: text('source'), email: text('email'), characters }
				const notice = characters ? 'uncarried' : 'invalid'
				return reply
					.code(400)
					.send(messagePage(pageTemplate, notice, locale, { kind: 'ask', ...form }))
			},
			tooMany: (seconds: number) => {
				reply.code(429).header('retry-after', String(seconds))
				return reply.send(messagePage(pageTemplate, 'tooMany', locale))
			},
			failed: (error: unknown) => {
				const { status } = errorResponse(error)
				if (status >= 500) logServerError(request, error)
				return reply.code(status).send(messagePage(pageTemplate, 'away', locale))
			},
		}
	}
}

function jsonResponses(reply: FastifyReply) {
	return {
		pending: () => reply.code(202).send({ status: 'pending' }),
		invalid: (wrong: Wrong) => sendError(reply, 'invalid', wrong),
		tooMany: (seconds: number) =>
			sendError(reply.header('retry-after', String(seconds)), 'too-many'),
		failed: (error: unknown): never => {
			throw error
		},
	}
}
