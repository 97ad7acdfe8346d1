import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NoticeStores } from '#features/notices/notices.ts'
import {
	queryParameter,
	type RequestPages,
	requestedLanguage,
	sendNotice,
	useLinkPages,
} from '#platform/http/link-pages.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'

export type WeeklyOptions = {
	readonly store: Pick<NoticeStores, 'weekly'>
	readonly links: SignedLinks
	readonly pages: RequestPages
}

/**
 * The page behind the link of the weekly email. The email is turned off by the button on this page, or by the button
 * that mail programs show (RFC 8058). Opening the page changes nothing, because mail scanners open links.
 */
export async function weeklyRoutes(app: FastifyInstance, options: WeeklyOptions): Promise<void> {
	const { store, links, pages } = options
	useLinkPages(app, pages)

	app.get('/waitlist/weekly', async (request, reply) => {
		const id = links.verify('weekly', queryParameter(request, 'token'))
		if (id === null) return await sendUnknown(request, reply)
		const action = { kind: 'button', url: request.url } as const
		return await sendNotice(reply, pages, 'weekly', requestedLanguage(request), { action })
	})

	app.post('/waitlist/weekly', async (request, reply) => {
		const id = links.verify('weekly', queryParameter(request, 'token'))
		const isKnown = id !== null && (await store.weekly.setLanguage(id, null, null))
		if (!isKnown) return await sendUnknown(request, reply)
		return await sendNotice(reply, pages, 'weeklyOff', requestedLanguage(request))
	})

	async function sendUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const language = requestedLanguage(request)
		return await sendNotice(reply, pages, 'weeklyUnknown', language, { status: 404 })
	}
}
