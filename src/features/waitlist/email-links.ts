import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NoticeAction } from '#site/messages/request-page.ts'
import type { NoticeName } from './rules/notice-names.ts'
import { inboxLink, isInboxProvider } from './rules/inbox.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import {
	queryParameter,
	requestedLanguage,
	type RequestPages,
	sendNotice,
	useLinkPages,
} from '#platform/http/link-pages.ts'
import { confirmationSubject } from './confirmation-mail.ts'
import { confirmByLink } from './confirm-by-link.ts'
import { type EmailTokenState, type LastingPurpose, unknownToken } from './email-tokens.ts'
import type { WaitlistOptions } from './waitlist.ts'

/** The last part of a link's path. */
type LinkPath = Exclude<LastingPurpose, 'block'>

type Message = {
	readonly name: NoticeName
	readonly status: number
	/** Whether the page has a form to request a new mail. */
	readonly hasSignupForm?: true
}

/** The message for each state of a token. `ready` is the page with the button. */
const messages: Readonly<Record<LinkPath, Readonly<Record<EmailTokenState['state'], Message>>>> = {
	confirm: {
		ready: { name: 'confirm', status: 200 },
		active: { name: 'confirmed', status: 200 },
		expired: { name: 'expired', status: 410, hasSignupForm: true },
		outdated: { name: 'outdated', status: 410, hasSignupForm: true },
		unknown: { name: 'unknown', status: 404, hasSignupForm: true },
		unsubscribed: { name: 'returned', status: 410, hasSignupForm: true },
	},
	lift: {
		ready: { name: 'lift', status: 200 },
		active: { name: 'confirmed', status: 200 },
		expired: { name: 'outdated', status: 410, hasSignupForm: true },
		outdated: { name: 'outdated', status: 410, hasSignupForm: true },
		unknown: { name: 'unknown', status: 404, hasSignupForm: true },
		unsubscribed: { name: 'outdated', status: 410, hasSignupForm: true },
	},
	unsubscribe: {
		ready: { name: 'unsubscribe', status: 200 },
		active: { name: 'unsubscribe', status: 200 },
		expired: { name: 'unsubscribe', status: 200 },
		outdated: { name: 'unsubscribe', status: 200 },
		unknown: { name: 'unknown', status: 404 },
		unsubscribed: { name: 'unsubscribed', status: 200 },
	},
}

/** Routes for the link targets of mails, and for the page after a signup without JavaScript. */
export async function emailLinkRoutes(
	app: FastifyInstance,
	options: WaitlistOptions,
): Promise<void> {
	const { mailAddress, pages } = options
	useLinkPages(app, pages)

	app.get('/waitlist/sent', async (request, reply) => {
		const language = requestedLanguage(request)
		const provider = queryParameter(request, 'inbox')
		const action = {
			kind: 'sent',
			sender: mailAddress,
			subject: confirmationSubject(language),
			inbox: isInboxProvider(provider) ? inboxLink(provider, mailAddress) : null,
			// A form without a script is submitted again for the same purpose.
			source: /^[\w.:/-]{1,64}$/.exec(queryParameter(request, 'source'))?.[0] ?? 'again',
		} as const
		return await sendNotice(reply, pages, 'sent', language, { action })
	})

	for (const path of ['confirm', 'lift', 'unsubscribe'] as const) {
		app.get(`/waitlist/${path}`, async (request, reply) => {
			const state = await inspect(options, path, request)
			return await sendMessage(pages, path, state, request, reply)
		})
		app.post(`/waitlist/${path}`, async (request, reply) => {
			const state = await redeem(options, path, request)
			return await sendMessage(pages, path, state, request, reply)
		})
	}
}

/** Reads the state of a link without changing it. */
async function inspect(
	{ store, links }: WaitlistOptions,
	path: LinkPath,
	request: FastifyRequest,
): Promise<EmailTokenState> {
	const link = verifiedLink(links, path, request)
	return link === null ? unknownToken : await store.signups.inspect(link.purpose, link.token)
}

/** Performs the action of a link. */
async function redeem(
	options: WaitlistOptions,
	path: LinkPath,
	request: FastifyRequest,
): Promise<EmailTokenState> {
	const link = verifiedLink(options.links, path, request)
	if (link === null) return unknownToken
	const { purpose, token } = link
	const { signups } = options.store
	if (purpose === 'block') return await signups.block(token)
	if (purpose === 'unsubscribe') return await signups.unsubscribe(token)
	return await confirmByLink(options, token, purpose)
}

/** The token of a link with a valid signature, else null. The purpose `block` uses the path of `unsubscribe`. */
function verifiedLink(links: WaitlistOptions['links'], path: LinkPath, request: FastifyRequest) {
	const signed = queryParameter(request, 'token')
	const token = links.verify(path, signed)
	if (token !== null) return { purpose: path, token }
	const block = path === 'unsubscribe' ? links.verify('block', signed) : null
	return block === null ? null : { purpose: 'block' as const, token: block }
}

/** Sends the page for a link's state, in the recipient's language or else that of the URL. */
async function sendMessage(
	pages: RequestPages,
	path: LinkPath,
	{ state, locale }: EmailTokenState,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const message = messages[path][state]
	const language = locale === null ? requestedLanguage(request) : preferredLanguage(locale)
	const { name, status } = message
	const action = actionFor(message, request.url)
	return await sendNotice(reply, pages, name, language, { status, ...(action && { action }) })
}

function actionFor(
	{ name, status, hasSignupForm }: Message,
	url: string,
): NoticeAction | undefined {
	if (hasSignupForm) return { kind: 'signup', source: 'again', email: '' }
	const isDone = name === 'confirmed' || name === 'unsubscribed'
	return isDone || status !== 200 ? undefined : { kind: 'button', url }
}
