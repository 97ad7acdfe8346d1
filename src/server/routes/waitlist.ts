import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whatIsWrong } from '#contract/refusal.ts'
import { type WaitlistSignup, waitlistSignup } from '#contract/waitlist-signup.ts'
import { clientOf } from '#domain/account/client.ts'
import { wordingOf } from '#domain/waitlist/consent.ts'
import { limits } from '#domain/waitlist/limits.ts'
import { localeOf } from '#domain/waitlist/locale.ts'
import { isAutomatic } from '#domain/waitlist/spam.ts'
import { hiddenKey } from '#server/auth/hidden-key.ts'
import { isOwnOrigin } from '#server/auth/own-origin.ts'
import { answerInJson, logFailure, refusalFor, refuse } from '#server/http/api-errors.ts'
import { confirmationLetter } from '#server/mail/confirmation.ts'
import { noticePage } from '#server/pages/notice.ts'
import type { Attempt } from '#server/store/throttles.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import { isForm, readForms } from './forms.ts'
import type { ApiParts } from './parts.ts'

const largestBody = 8_192

type Wrong = ReturnType<typeof whatIsWrong>

/** `POST /api/waitlist`. Register it as a plugin: its parsers are its own. */
export async function waitlistRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
	const { store, key, links, site, signupsPerClient, onMail, shell, shellPolicy } = parts
	const ownHost = new URL(site).host
	answerInJson(app)
	readForms(app)

	app.post('/api/waitlist', { bodyLimit: largestBody }, async (request, reply) => {
		const { origin, host } = request.headers
		// A program may leave Origin out; a browser on a foreign page cannot.
		if (origin !== undefined && !isOwnOrigin(origin, host, site)) {
			return refuse(reply, 'forbidden')
		}
		const answer = isForm(request.headers['content-type']) ? pages(request, reply) : json(reply)
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
			const arrival = arrivalOf(signup, request.headers.referer, [ownHost, host?.toLowerCase()])
			const attempt = await capture(signup, arrival, request.ip)
			if ('retryAfter' in attempt) return answer.tooMany(attempt.retryAfter)
		} catch (error) {
			return answer.failed(error)
		}
		onMail()
		return answer.pending()
	})

	async function capture(
		{ email, source, locale, consent }: WaitlistSignup,
		arrival: Arrival,
		address: string,
	): Promise<Attempt> {
		const perClient = {
			key: hiddenKey(key, 'signup', clientOf(address)),
			limit: signupsPerClient,
			windowMs: limits.clientWindowMs,
		}
		return await store.signups.capture(
			{ email, source, locale, consent: { wording: wordingOf(consent), ...arrival } },
			(tokens) => confirmationLetter(locale, links, tokens),
			[perClient],
		)
	}

	function pages(request: FastifyRequest, reply: FastifyReply) {
		const sent = new Map(Object.entries(request.body ?? {}))
		const text = (name: string) => String(sent.get(name) ?? '')
		const locale = localeOf(text('locale'), text('source'))
		reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin')
		if (shellPolicy) reply.header('content-security-policy', shellPolicy)
		return {
			pending: () => reply.redirect(`/waitlist/sent?lang=${locale}`, 303),
			invalid: ({ characters }: Wrong) => {
				const form = { source: text('source'), email: text('email'), characters }
				const notice = characters ? 'uncarried' : 'invalid'
				return reply.code(400).send(noticePage(shell, notice, locale, { kind: 'ask', ...form }))
			},
			tooMany: (seconds: number) => {
				reply.code(429).header('retry-after', String(seconds))
				return reply.send(noticePage(shell, 'tooMany', locale))
			},
			failed: (error: unknown) => {
				const { status } = refusalFor(error)
				if (status >= 500) logFailure(request, error)
				return reply.code(status).send(noticePage(shell, 'away', locale))
			},
		}
	}
}

function json(reply: FastifyReply) {
	return {
		pending: () => reply.code(202).send({ status: 'pending' }),
		invalid: (wrong: Wrong) => refuse(reply, 'invalid', wrong),
		tooMany: (seconds: number) => refuse(reply.header('retry-after', String(seconds)), 'too-many'),
		failed: (error: unknown): never => {
			throw error
		},
	}
}
