import type { FastifyRequest } from 'fastify'
import { clientKey } from '#domain/account/client-key.ts'
import type { Language } from '#domain/pages/pages.ts'
import { dataLimits } from '#domain/waitlist/data-link.ts'
import { emailKey } from '#domain/waitlist/email.ts'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import { hashedKey } from '#server/platform/http/hashed-key.ts'
import { requestLinks } from '#server/platform/http/request-links.ts'
import { type LinkMailKind, myDataMail } from './my-data-mail.ts'
import type { ComposeLinkMail, DataPerson, FreshPurpose } from './my-data.ts'
import type { RateLimit } from '#server/platform/http/rate-limits.ts'
import type { ApiOptions } from '#server/api-options.ts'
import { languageOf } from './my-data-replies.ts'

export type LinkMailOptions = Pick<
	ApiOptions,
	'store' | 'links' | 'key' | 'site' | 'isSiteUnset' | 'signupsPerClient' | 'onJobQueued'
>

/** Sends the mails with links that people ask for on "Your data with us", as far as the limits allow. */
export function createLinkMails(options: LinkMailOptions) {
	const { store, key, signupsPerClient, onJobQueued } = options

	/** Sends a link that works once. Returns false if the address has had too many mails. */
	async function sendFresh(
		request: FastifyRequest,
		purpose: FreshPurpose,
		token: string,
		person: DataPerson,
	): Promise<boolean> {
		const mail = compose(request, purpose, languageOf(person))
		// Counted apart: only the holder of a link can ask for these.
		const limit = mailLimit('fresh-mail', person.email, dataLimits.mailsPerClient)
		const result = await store.myData.requestFreshLink(token, purpose, mail, limit)
		if ('retryAfterSeconds' in result) return false
		onJobQueued()
		return true
	}

	/** Sends a link to the page if the address is known. Returns false if the client has asked for too many. */
	async function sendLink(
		request: FastifyRequest,
		email: string,
		language: Language,
	): Promise<boolean> {
		const asker = clientKey(request.ip)
		const perClient = {
			key: hashedKey(key, 'data-link', asker),
			limit: signupsPerClient,
			windowMs: waitlistLimits.signupWindowMs,
		}
		const perAddress = [
			// Whoever asks for somebody else's link uses up the own mails, not those of the person.
			mailLimit(`data-mail ${asker}`, email, dataLimits.mailsPerClient),
			mailLimit('data-mail', email, dataLimits.mailsPerAddress),
		]
		const limits = { perClient, perAddress }
		const result = await store.myData.requestLink(email, compose(request, 'link', language), limits)
		if ('retryAfterSeconds' in result) return false
		onJobQueued()
		return true
	}

	/** Sends a link to the page to a person, as the owner asks. Returns false if the address has had too many mails. */
	async function sendLinkTo(request: FastifyRequest, person: DataPerson): Promise<boolean> {
		const mail = compose(request, 'link', languageOf(person))
		const limit = mailLimit('owner-mail', person.email, dataLimits.mailsPerClient)
		const result = await store.myData.sendLink(person, mail, limit)
		if ('retryAfterSeconds' in result) return false
		onJobQueued()
		return true
	}

	/** Composes in the person's language; for an unknown address in the page's, though that mail is not sent. */
	function compose(
		request: FastifyRequest,
		kind: LinkMailKind,
		pageLanguage: Language,
	): ComposeLinkMail {
		const { site, links } = requestLinks(request, options)
		return (person, tokens, time) => {
			const language = person === null ? pageLanguage : languageOf(person)
			return myDataMail({ kind, language, time, site }, links, tokens)
		}
	}

	function mailLimit(kind: string, email: string, limit: number): RateLimit {
		const { mailWindowMs: windowMs } = dataLimits
		return { key: hashedKey(key, 'data-mail', `${kind} ${emailKey(email)}`), limit, windowMs }
	}

	return { sendFresh, sendLink, sendLinkTo }
}
