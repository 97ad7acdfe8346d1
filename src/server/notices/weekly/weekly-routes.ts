import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiOptions } from '#server/api/api-options.ts'
import {
	queryParameter,
	requestedLanguage,
	useLinkPages,
} from '#server/platform/http/link-pages.ts'
import { messagePage } from '#server/platform/http/message-page.ts'

/**
 * The page behind the weekly mail's link: its button, or that of the mail program (RFC 8058), turns the mail off.
 * Opening it changes nothing, because mail scanners open links.
 */
export async function weeklyRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
	const { store, links, pageTemplate } = options
	useLinkPages(app, pageTemplate)

	app.get('/waitlist/weekly', async (request, reply) => {
		const id = links.verify('weekly', queryParameter(request, 'token'))
		if (id === null) return sendUnknown(request, reply)
		const action = { kind: 'button', url: request.url } as const
		return reply.send(
			messagePage(pageTemplate(reply), 'weekly', requestedLanguage(request), action),
		)
	})

	app.post('/waitlist/weekly', async (request, reply) => {
		const id = links.verify('weekly', queryParameter(request, 'token'))
		const isKnown = id !== null && (await store.weekly.setLanguage(id, null, null))
		if (!isKnown) return sendUnknown(request, reply)
		return reply.send(messagePage(pageTemplate(reply), 'weeklyOff', requestedLanguage(request)))
	})

	function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const page = messagePage(pageTemplate(reply), 'weeklyUnknown', requestedLanguage(request))
		return reply.code(404).send(page)
	}
}
