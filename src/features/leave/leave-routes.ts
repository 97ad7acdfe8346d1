import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { linkToken } from '#values/messages/text.ts'
import { emailKey } from '#values/email.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { newToken, systemClockAndRandom } from '#platform/db/context.ts'
import { reportedStatus } from '#platform/http/api-errors.ts'
import { clientKey } from '#platform/http/client-key.ts'
import { clientWindowMs, createClientLimit } from '#platform/http/client-limit.ts'
import { parseFormBodies } from '#platform/http/form-body.ts'
import { keepPrivate, requestedLanguage, sendPage } from '#platform/http/link-pages.ts'
import { hashedKey, type RateLimit } from '#platform/http/rate-limits.ts'
import { isTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import type { ShownPage } from '#platform/pages/page.ts'
import type { LeaveOptions } from './leave.ts'
import { type LeaveForm, leaveForm } from './messages/leave-form.ts'
import { type LeaveKind, leaveKinds } from './rules/leave-kind.ts'
import { leaveLimits } from './rules/leave-limits.ts'

/** The size of a form whose texts all have the maximum length, in characters of four bytes, URL-encoded. */
const maxFormBytes = 96 * 1024

/**
 * The number of forms that the server reads from a client is the number of requests that the client may store times
 * this. A request takes two forms: one for the summary, one for the receipt.
 */
const formsPerRequest = 20

type Values = Readonly<Partial<Record<string, string>>>

type Step = Extract<ShownPage, { kind: 'leave' }>

type StepContent<Each = Step> = Each extends Step ? Omit<Each, 'kind' | 'language'> : never

/** Register as a plugin, so that its hooks are encapsulated. */
export async function leaveRoutes(app: FastifyInstance, options: LeaveOptions): Promise<void> {
	const { site, pages, store, signupsPerClient } = options
	const clock = { ...systemClockAndRandom, now: options.now ?? systemClockAndRandom.now }
	const acceptsForm = createClientLimit(clock, signupsPerClient * formsPerRequest)
	parseFormBodies(app)
	keepPrivate(app)
	app.setErrorHandler(async (error, request, reply) => {
		const status = reportedStatus(request, error)
		return await show(request, reply, { step: 'away', form: null, nonce: '' }, status)
	})
	app.addHook('preHandler', async (request, reply) => {
		// Runs before the fields of the form are read, so the page of the refusal contains none of them.
		if (request.method !== 'POST' || acceptsForm(request.ip)) return
		await refuse(request, reply, null, '', clientWindowMs)
	})
	for (const step of ['summary', 'receipt'])
		app.get(`/leave/${step}`, async (request, reply) =>
			reply.redirect(site + addressIn('leave', languageOf(request)).path, 303),
		)

	app.post('/leave/summary', { bodyLimit: maxFormBytes }, async (request, reply) => {
		const values = withOrigin(request, valuesOf(request))
		if (values['step'] === 'form') return await showForm(request, reply, values, [])
		const read = readForm(values)
		if ('faults' in read) return await showForm(request, reply, values, read.faults)
		const [{ form }, nonce] = [read, newToken(clock)]
		// Bots fill in the hidden field `website`. A person who is refused because of it sees a message, and can send the
		// form again or by email.
		if (values['website']) return await refuse(request, reply, form, nonce, 0)
		return await show(request, reply, { step: 'summary', form, nonce })
	})

	app.post('/leave/receipt', { bodyLimit: maxFormBytes }, async (request, reply) => {
		const values = valuesOf(request)
		const read = readForm(values)
		if ('faults' in read) return await showForm(request, reply, values, read.faults)
		const { form } = read
		const { data: nonce } = linkToken.safeParse(values['nonce'])
		// A form without a nonce gets one with the summary, because without it a form that is sent twice would become two
		// requests.
		if (nonce === undefined)
			return await show(request, reply, { step: 'summary', form, nonce: newToken(clock) })
		if (isForeign(request)) return await refuse(request, reply, form, nonce, 0)
		try {
			const country = countryOf(form)
			const result = await store.leave.record(
				{ ...form, country },
				nonce,
				limitsOf(options, request, form),
			)
			if ('retryAfterSeconds' in result)
				return await refuse(request, reply, form, nonce, result.retryAfterSeconds * 1_000)
			return await show(request, reply, { step: 'receipt', request: result.request })
		} catch (error) {
			const status = reportedStatus(request, error)
			reply.header('retry-after', '5')
			return await show(request, reply, { step: 'away', form, nonce }, status)
		}
	})

	/** Whether a page of another site sent the form. Scripts may omit Origin; a browser always sends it. */
	function isForeign({ headers: { origin, host } }: FastifyRequest): boolean {
		return origin !== undefined && !isTrustedOrigin(origin, host, site)
	}

	async function refuse(
		request: FastifyRequest,
		reply: FastifyReply,
		form: LeaveForm | null,
		nonce: string,
		waitMs: number,
	): Promise<FastifyReply> {
		reply.header('retry-after', String(Math.ceil(waitMs / 1_000)))
		return await show(request, reply, { step: 'tooMany', form, nonce }, 429)
	}

	async function showForm(
		request: FastifyRequest,
		reply: FastifyReply,
		values: Values,
		faults: readonly string[],
	): Promise<FastifyReply> {
		const asked = kindOf(values)
		const status = faults.length > 0 ? 400 : 200
		return await show(request, reply, { step: 'form', asked, values, faults }, status)
	}

	async function show(
		request: FastifyRequest,
		reply: FastifyReply,
		content: StepContent,
		status = 200,
	): Promise<FastifyReply> {
		const page = { kind: 'leave', language: languageOf(request), ...content } as const
		return await sendPage(reply, pages, page, status)
	}
}

function limitsOf(
	{ key, signupsPerClient }: LeaveOptions,
	{ ip }: FastifyRequest,
	{ email }: LeaveForm,
): readonly RateLimit[] {
	const { windowMs, perClientAndAddress, perAddress, addressWindowMs } = leaveLimits
	const [client, address] = [clientKey(ip), emailKey(email)]
	// A client that enters someone else's address reaches its own limit before it uses up the limit of the address.
	const limit = (text: string, max: number) => ({
		key: hashedKey(key, 'leave', text),
		limit: max,
		windowMs: addressWindowMs,
	})
	return [
		{ key: hashedKey(key, 'leave', client), limit: signupsPerClient, windowMs },
		limit(`${client} ${address}`, perClientAndAddress),
		limit(address, perAddress),
	]
}

function readForm(
	values: Values,
): { readonly form: LeaveForm } | { readonly faults: readonly string[] } {
	const { data, error } = leaveForm.safeParse(values)
	if (data !== undefined) return { form: data }
	return { faults: error.issues.map(({ path }) => String(path[0])) }
}

/** The fields of a form. */
function valuesOf({ body }: FastifyRequest): Values {
	const fields = Object.entries(typeof body === 'object' && body !== null ? body : {})
	return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}

/**
 * Adds `from` to the values of a form, from the URL of the form's page, such as `/leave?from=app`. The page itself
 * cannot contain it, because the page is the same for everyone.
 */
function withOrigin({ headers }: FastifyRequest, values: Values): Values {
	const { referer = '' } = headers
	if (values['from'] || !URL.canParse(referer)) return values
	const from = new URL(referer).searchParams.get('from') ?? ''
	return { ...values, from: /^[a-z]{2}$/i.test(from) ? from.toUpperCase() : from }
}

function kindOf(values: Values): LeaveKind {
	return leaveKinds.find((kind) => kind === values['kind']) ?? leaveKinds[0]
}

function languageOf(request: FastifyRequest): PageLanguage {
	const language = requestedLanguage(request)
	return pageLanguages.find((each) => each === language) ?? 'en'
}

/** The country of the link that led to the page, or else of the page's language. */
function countryOf({ from, locale }: LeaveForm): string | null {
	if (from !== null && from !== 'app') return from
	return { en: null, de: 'DE', pt: 'BR' }[locale]
}
