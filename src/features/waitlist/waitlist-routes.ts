import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { firstIssue } from '#values/messages/error-response.ts'
import type { WaitlistAnswer } from './messages/waitlist-answer.ts'
import { type WaitlistSignup, waitlistSignup } from './messages/waitlist-signup.ts'
import { serverEvents } from '#features/counts/rules/count.ts'
import { formCount } from '#features/counts/rules/form-count.ts'
import { clientKey } from '#platform/http/client-key.ts'
import { consentVersionOf } from './rules/consent-version.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import { waitlistLimits } from './rules/waitlist-limits.ts'
import { inboxLink, inboxProviderOf } from './rules/inbox.ts'
import { currentConsentVersion } from '#cms/reader/facts/consents.ts'
import { clientWindowMs, createClientLimit } from '#platform/http/client-limit.ts'
import { isTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import { sendNotice } from '#platform/http/link-pages.ts'
import { reportedStatus, sendError, useJsonErrors } from '#platform/http/api-errors.ts'
import { type Attribution, readAttribution } from './attribution.ts'
import { isFormBody, parseFormBodies } from '#platform/http/form-body.ts'
import { confirmationComposer, confirmationSubject } from './confirmation-mail.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { hashedKey, type RateLimit, type RateLimitResult } from '#platform/http/rate-limits.ts'
import type { WaitlistOptions } from './waitlist.ts'

const maxBodyBytes = 8_192

/**
 * The number of forms accepted from a client for each signup that its limit allows. Limits the time spent on parsing
 * addresses, which is expensive.
 */
const formsPerSignup = 10

type InvalidField = ReturnType<typeof firstIssue>

/** `POST /api/waitlist`. Register it as a plugin, to keep its body parsers local. */
export async function waitlistRoutes(
	app: FastifyInstance,
	options: WaitlistOptions,
): Promise<void> {
	const { site, signupsPerClient, proofOfWork } = options
	const { now = systemClockAndRandom.now } = options
	const acceptsForm = createClientLimit(
		{ ...systemClockAndRandom, now },
		signupsPerClient * formsPerSignup,
	)
	const siteHost = new URL(site).host
	useJsonErrors(app)
	parseFormBodies(app)

	app.post('/api/waitlist', { bodyLimit: maxBodyBytes }, async (request, reply) => {
		const { origin, host, referer } = request.headers
		// Scripts may omit Origin; a browser always sends it with a cross-origin POST.
		if (origin !== undefined && !isTrustedOrigin(origin, host, site)) {
			return sendError(reply, 'forbidden')
		}
		const isScriptless = isFormBody(request.headers['content-type'])
		const respond = isScriptless
			? pageResponses(request, reply, options)
			: jsonResponses(reply, options)
		// Checked before the address is parsed, and without a database query.
		if (!acceptsForm(request.ip)) {
			proofOfWork.countRefused()
			return respond.tooMany(clientWindowMs / 1_000)
		}
		const parsed = waitlistSignup.safeParse(request.body)
		if (!parsed.success) return respond.invalid(firstIssue(parsed.error))
		const signup = parsed.data
		// Speed alone is not proof of a bot, because browsers autofill addresses; but every browser sends Origin.
		const isQuick = signup.elapsed !== undefined && signup.elapsed < waitlistLimits.minFillTimeMs
		// Bots get a success response, so that they cannot adapt.
		if (signup.website || (isQuick && origin === undefined)) {
			proofOfWork.countRefused()
			return respond.pending(signup)
		}
		const { ip: address } = request
		const demand = await proofOfWork.demand({ solution: signup.altcha, isScriptless, address })
		if ('challenge' in demand) {
			reply.header('retry-after', String(clientWindowMs / 1_000))
			return sendError(reply, 'too-many', demand)
		}
		try {
			const attribution = readAttribution(signup, referer, [siteHost, host?.toLowerCase()])
			const result = await signUp(signup, attribution, demand.limits, request, options)
			if ('retryAfterSeconds' in result) {
				proofOfWork.countRefused()
				return respond.tooMany(result.retryAfterSeconds)
			}
			proofOfWork.countAccepted()
			options.counts?.add(formCount(serverEvents.formSent, { ...signup, ...attribution }))
		} catch (error) {
			return respond.failed(error)
		}
		options.onSignup?.()
		return respond.pending(signup)
	})
}

async function signUp(
	{ email, source, locale, consent }: WaitlistSignup,
	attribution: Attribution,
	limits: readonly RateLimit[],
	{ ip }: Pick<FastifyRequest, 'ip'>,
	{ store, key, mailLinks, signupsPerClient }: WaitlistOptions,
): Promise<RateLimitResult> {
	const perClient = {
		key: hashedKey(key, 'signup', clientKey(ip)),
		limit: signupsPerClient,
		windowMs: waitlistLimits.signupWindowMs,
	}
	return await store.signups.record(
		{
			email,
			source,
			locale,
			consent: {
				wording: consentVersionOf(consent, source, currentConsentVersion),
				...attribution,
			},
		},
		confirmationComposer(mailLinks)({ locale, source }),
		[perClient, ...limits],
	)
}

function pageResponses(request: FastifyRequest, reply: FastifyReply, { pages }: WaitlistOptions) {
	const fields = new Map(Object.entries(request.body ?? {}))
	const field = (name: string) => String(fields.get(name) ?? '')
	const language = preferredLanguage(field('locale'), field('source'))
	reply.header('referrer-policy', 'same-origin')
	return {
		pending: ({ email, source }: WaitlistSignup) => {
			const inbox = inboxProviderOf(email)
			const more = inbox === null ? '' : `&inbox=${inbox}`
			const query = `lang=${language}&source=${encodeURIComponent(source)}${more}`
			return reply.redirect(`/waitlist/sent?${query}`, 303)
		},
		invalid: ({ characters }: InvalidField) => {
			const form = { source: field('source'), email: field('email'), characters }
			const isEmpty = form.email.trim() === ''
			const name = isEmpty ? 'empty' : characters ? 'uncarried' : 'invalid'
			const action = { kind: 'signup', ...form } as const
			return sendNotice(reply, pages, name, language, { status: 400, action })
		},
		tooMany: (seconds: number) => {
			reply.header('retry-after', String(seconds))
			return sendNotice(reply, pages, 'tooMany', language, { status: 429 })
		},
		failed: (error: unknown) => {
			const status = reportedStatus(request, error)
			return sendNotice(reply, pages, 'away', language, { status })
		},
	}
}

function jsonResponses(reply: FastifyReply, { mailAddress }: WaitlistOptions) {
	return {
		pending: ({ email, locale }: WaitlistSignup) => {
			const inbox = inboxProviderOf(email)
			return reply.code(202).send({
				status: 'pending',
				mail: { sender: mailAddress, subject: confirmationSubject(locale) },
				...(inbox && { inbox: inboxLink(inbox, mailAddress) }),
			} satisfies WaitlistAnswer)
		},
		invalid: (wrong: InvalidField) => sendError(reply, 'invalid', wrong),
		tooMany: (seconds: number) =>
			sendError(reply.header('retry-after', String(seconds)), 'too-many'),
		failed: (error: unknown): never => {
			throw error
		},
	}
}
