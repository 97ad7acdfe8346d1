import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MyDataNotice } from '#words/schemas/my-data.ts'
import type { Language } from '#domain/pages/pages.ts'
import { preferredLanguage } from '#domain/waitlist/preferred-language.ts'
import { requestedLanguage } from '#server/platform/http/link-pages.ts'
import { type MyDataAction, myDataMessage } from './my-data-message.ts'
import type { DataPerson } from './my-data.ts'
import type { ApiOptions } from '#server/api/api-options.ts'

/** Notices for invalid links, each with a form to request a new link. */
type DeadLink = Extract<MyDataNotice, 'old' | 'unknown' | 'used'>

const deadLinkStatus = { old: 410, unknown: 404, used: 410 } as const satisfies Record<
	DeadLink,
	number
>

/** Responses shared by the routes of "Your data with us". */
export function createMyDataReplies({ myDataTemplate }: Pick<ApiOptions, 'myDataTemplate'>) {
	function message(
		request: FastifyRequest,
		reply: FastifyReply,
		name: MyDataNotice,
		status: number,
		action?: MyDataAction,
	): FastifyReply {
		const language = requestedLanguage(request)
		const page = myDataMessage(myDataTemplate(reply), name, language, action && { action })
		return reply.code(status).send(page)
	}

	function deadLink(request: FastifyRequest, reply: FastifyReply, name: DeadLink): FastifyReply {
		const action = { kind: 'form-for-link', email: '' } as const
		return message(request, reply, name, deadLinkStatus[name], action)
	}

	return { message, deadLink }
}

/** The language of a person's mails and pages. */
export function languageOf({ locale, source }: Pick<DataPerson, 'locale' | 'source'>): Language {
	return preferredLanguage(locale, source)
}
