import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NoticeAction } from '#site/messages/request-page.ts'
import type { NoticeName } from './rules/notice-names.ts'
import { inboxLink, isInboxProvider } from './rules/inbox.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import {
	queryParameter,
	requestedLanguage,
	sendNotice,
	useLinkPages,
} from '#platform/http/link-pages.ts'
import { confirmationSubject } from './confirmation-mail.ts'
import { confirmByLink } from './confirm-by-link.ts'
import { type EmailTokenState, type LastingPurpose, unknownToken } from './email-tokens.ts'
import type { WaitlistOptions } from './waitlist.ts'

/** The last part of a link's path. */
type LinkPath = Exclude<LastingPurpose, 'block'>

/** The message and HTTP status for each state of a token. For `ready`, the page has the link's button. */
const messages: Readonly<
	Record<LinkPath, Readonly<Record<EmailTokenState['state'], readonly [NoticeName, number]>>>
> = {
	confirm: {
		ready: ['confirm', 200],
		active: ['confirmed', 200],
		expired: ['expired', 410],
		outdated: ['outdated', 410],
		unknown: ['unknown', 404],
		unsubscribed: ['returned', 410],
	},
	lift: {
		ready: ['lift', 200],
		active: ['confirmed', 200],
		expired: ['outdated', 410],
		outdated: ['outdated', 410],
		unknown: ['unknown', 404],
		unsubscribed: ['outdated', 410],
	},
	unsubscribe: {
		ready: ['unsubscribe', 200],
		active: ['unsubscribe', 200],
		expired: ['unsubscribe', 200],
		outdated: ['unsubscribe', 200],
		unknown: ['unknown', 404],
		unsubscribed: ['unsubscribed', 200],
	},
}

/** Routes for the link targets of emails, and for the page after a signup without JavaScript. */
export async function emailLinkRoutes(
	app: FastifyInstance,
	options: WaitlistOptions,
): Promise<void> {
	const { mailAddress, pages, links, store } = options
	useLinkPages(app, pages)

	app.get('/waitlist/sent', async (request, reply) => {
		const language = requestedLanguage(request)
		const provider = queryParameter(request, 'inbox')
		const action = {
			kind: 'sent',
			sender: mailAddress,
			subject: confirmationSubject(language),
			inbox: isInboxProvider(provider) ? inboxLink(provider, mailAddress) : null,
			// Without a script, people can send the form again from this page; the form's `source` keeps the purpose of the
			// consent.
			source: /^[\w.:/-]{1,64}$/.exec(queryParameter(request, 'source'))?.[0] ?? 'again',
		} as const
		return await sendNotice(reply, pages, 'sent', language, { action })
	})

	for (const path of ['confirm', 'lift', 'unsubscribe'] as const) {
		app.get(`/waitlist/${path}`, async (request, reply) => {
			const link = verifiedLink(links, path, request)
			const state = link && (await store.signups.inspect(link.purpose, link.token))
			return await sendState(path, state ?? unknownToken, request, reply)
		})
		app.post(`/waitlist/${path}`, async (request, reply) => {
			const link = verifiedLink(links, path, request)
			const state = link && (await redeem(options, link))
			return await sendState(path, state ?? unknownToken, request, reply)
		})
	}

	/** Sends the page for a link's state, in the recipient's language or else that of the URL. */
	async function sendState(
		path: LinkPath,
		{ state, locale }: EmailTokenState,
		request: FastifyRequest,
		reply: FastifyReply,
	): Promise<FastifyReply> {
		const [name, status] = messages[path][state]
		const language = locale === null ? requestedLanguage(request) : preferredLanguage(locale)
		const action = actionOf(path, name, status, request.url)
		return await sendNotice(reply, pages, name, language, { status, ...(action && { action }) })
	}
}

type Link = { readonly purpose: LastingPurpose; readonly token: string }

async function redeem(options: WaitlistOptions, { purpose, token }: Link) {
	const { signups } = options.store
	if (purpose === 'block') return await signups.block(token)
	if (purpose === 'unsubscribe') return await signups.unsubscribe(token)
	return await confirmByLink(options, token, purpose)
}

/** The token of a link with a valid signature, else null. The purpose `block` uses the path of `unsubscribe`. */
function verifiedLink(
	links: WaitlistOptions['links'],
	path: LinkPath,
	request: FastifyRequest,
): Link | null {
	const signed = queryParameter(request, 'token')
	const token = links.verify(path, signed)
	if (token !== null) return { purpose: path, token }
	const block = path === 'unsubscribe' ? links.verify('block', signed) : null
	return block === null ? null : { purpose: 'block', token: block }
}

/** The form that requests a new email, or the button of the link. */
function actionOf(
	path: LinkPath,
	name: NoticeName,
	status: number,
	url: string,
): NoticeAction | undefined {
	if (status === 200) {
		const isDone = name === 'confirmed' || name === 'unsubscribed'
		return isDone ? undefined : { kind: 'button', url }
	}
	return path === 'unsubscribe' ? undefined : { kind: 'signup', source: 'again', email: '' }
}
