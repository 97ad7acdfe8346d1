import type { FastifyRequest } from 'fastify'
import { clientKey } from '#platform/http/client-key.ts'
import type { Language } from '#site-map/pages.ts'
import { dataLimits } from './rules/data-link.ts'
import { emailKey } from '#values/email.ts'
import { waitlistLimits } from '#features/waitlist/rules/waitlist-limits.ts'
import { type LinkMailKind, myDataMail } from './my-data-mail.ts'
import type { ComposeLinkMail, LinkRecipient } from './my-data-store.ts'
import { hashedKey, type RateLimit } from '#platform/http/rate-limits.ts'
import type { MyDataOptions } from './my-data.ts'
import { languageOf } from './my-data-replies.ts'

/**
 * Emails a link to "Your data with us" to an entered address if it is on the list. Returns false if the client has made
 * too many requests. Does not reveal whether a limit of the address is reached.
 */
export async function mailLinkToAddress(
	options: MyDataOptions,
	request: FastifyRequest,
	email: string,
	language: Language,
): Promise<boolean> {
	const client = clientKey(request.ip)
	const perClient = {
		key: hashedKey(options.key, 'data-link', client),
		limit: options.signupsPerClient,
		windowMs: waitlistLimits.signupWindowMs,
	}
	const perAddress = [
		// A client that enters someone else's address reaches its own limit before it uses up the limit of the address.
		mailLimit(options, `data-mail ${client}`, email, dataLimits.mailsPerClient),
		mailLimit(options, 'data-mail', email, dataLimits.mailsPerAddress),
	]
	const mail = linkMail(options, 'link', language)
	const limits = { perClient, perAddress }
	const result = await options.store.myData.requestLink(email, mail, limits)
	return !('retryAfterSeconds' in result)
}

/**
 * Emails a person a link. If an admin requested it, the link leads to "Your data with us"; if the person did, it is a
 * single-use link. Returns false if the address has had too many emails.
 */
export async function mailLinkToPerson(
	options: MyDataOptions,
	person: LinkRecipient,
	kind: LinkMailKind,
): Promise<boolean> {
	const mail = linkMail(options, kind, languageOf(person))
	// These emails have their own limits, so that strangers who enter the address cannot use them up.
	const limitName = kind === 'link' ? 'owner-mail' : 'fresh-mail'
	const limit = mailLimit(options, limitName, person.email, dataLimits.mailsPerClient)
	const purpose = kind === 'link' ? null : kind
	const result = await options.store.myData.sendLink(person.id, purpose, mail, limit)
	return !('retryAfterSeconds' in result)
}

/**
 * Composes an email in the person's language. For an unknown address, uses `pageLanguage`; that email is never sent.
 */
function linkMail(
	{ mailLinks: { site, links } }: MyDataOptions,
	kind: LinkMailKind,
	pageLanguage: Language,
): ComposeLinkMail {
	return (person, tokens, time) => {
		const language = person === null ? pageLanguage : languageOf(person)
		return myDataMail({ kind, language, time, site }, links, tokens)
	}
}

function mailLimit({ key }: MyDataOptions, kind: string, email: string, limit: number): RateLimit {
	const { mailWindowMs: windowMs } = dataLimits
	return { key: hashedKey(key, 'data-mail', `${kind} ${emailKey(email)}`), limit, windowMs }
}
