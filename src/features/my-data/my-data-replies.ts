import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#site-map/languages.ts'
import type { MyDataNotice } from '#features/waitlist/rules/notice-names.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import { requestedLanguage, sendPage } from '#platform/http/link-pages.ts'
import type { LinkRecipient } from './my-data-store.ts'
import type { MyDataOptions } from './my-data.ts'

/** Notices for invalid links, each with a form to request a new link. */
type DeadLink = Extract<MyDataNotice, 'old' | 'unknown' | 'used'>

const deadLinkStatus = { old: 410, unknown: 404, used: 410 } as const satisfies Record<
	DeadLink,
	number
>

export function createMyDataReplies({ pages }: Pick<MyDataOptions, 'pages'>) {
	/**
	 * Sends a page with a message. The page can have a form that requests a new link; `email` is the content of its
	 * field.
	 */
	async function message(
		request: FastifyRequest,
		reply: FastifyReply,
		name: Exclude<MyDataNotice, 'export' | 'erased'>,
		status: number,
		email?: string,
	): Promise<FastifyReply> {
		const language = requestedLanguage(request)
		return await sendPage(reply, pages, { kind: 'my-data-notice', language, name, email }, status)
	}

	async function deadLink(
		request: FastifyRequest,
		reply: FastifyReply,
		name: DeadLink,
	): Promise<FastifyReply> {
		return await message(request, reply, name, deadLinkStatus[name], '')
	}

	return { message, deadLink }
}

export function languageOf({ locale, source }: Pick<LinkRecipient, 'locale' | 'source'>): Language {
	return preferredLanguage(locale, source)
}
