import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type MyDataAct, myDataAct } from './messages/my-data-act.ts'
import { isDataLinkOld } from './rules/data-link.ts'
import { requireTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import { reportedStatus } from '#platform/http/api-errors.ts'
import { parseFormBodies } from '#platform/http/form-body.ts'
import type { DataPerson } from './my-data-store.ts'
import type { MyDataOptions } from './my-data.ts'
import { confirmByLink } from '#features/waitlist/waitlist.ts'
import { mailLinkToPerson } from './my-data-link-mails.ts'
import { freshLinkRoutes } from './my-data-fresh-links.ts'
import { keepPrivate, queryParameter, sendPage } from '#platform/http/link-pages.ts'
import { createMyDataReplies, languageOf } from './my-data-replies.ts'

const maxFormBytes = 1_024

/** The person whom a link belongs to, or the reason why the link is invalid. */
type OpenedLink = { readonly token: string; readonly person: DataPerson } | 'old' | 'unknown'

/** "Your data with us" and the pages behind its links. Register as a plugin, so that its hooks are encapsulated. */
export async function myDataRoutes(app: FastifyInstance, options: MyDataOptions): Promise<void> {
	const { store, links, pages, now = Date.now } = options
	const replies = createMyDataReplies(options)
	parseFormBodies(app)
	keepPrivate(app)
	requireTrustedOrigin(app, options.site)
	app.setErrorHandler(async (error, request, reply) => {
		const status = reportedStatus(request, error)
		return await replies.message(request, reply, 'away', status)
	})
	freshLinkRoutes(app, options)

	app.get('/waitlist/data', async (request, reply) => {
		const link = await openLink(request)
		if (typeof link === 'string') return await replies.deadLink(request, reply, link)
		const stored = await store.persons.byId(link.person.id)
		if (stored === null) return await replies.deadLink(request, reply, 'unknown')
		const { pending_since: pendingSince, paused_until: pausedUntil, isNewestLink } = link.person
		return await sendPage(reply, pages, {
			kind: 'my-data',
			language: languageOf(link.person),
			person: stored,
			pendingSince,
			pausedUntil,
			isNewestLink,
			now: now(),
		})
	})

	app.post('/waitlist/data', { bodyLimit: maxFormBytes }, async (request, reply) => {
		const link = await openLink(request)
		if (typeof link === 'string') return await replies.deadLink(request, reply, link)
		const parsed = myDataAct.safeParse(request.body)
		if (!parsed.success) return await replies.message(request, reply, 'away', 400)
		const { act } = parsed.data
		if (act !== 'export' && act !== 'erase') {
			await change(options, parsed.data, link.token)
			return reply.redirect(request.url, 303)
		}
		const isSent = await mailLinkToPerson(options, link.person, act)
		if (!isSent) return await replies.message(request, reply, 'tooMany', 429)
		return reply.redirect(`/waitlist/data/sent?for=${act}&lang=${languageOf(link.person)}`, 303)
	})

	/**
	 * Finds the person whom a link belongs to, without changing anything. An expired link gets the same response whether
	 * or not the person still exists.
	 */
	async function openLink(request: FastifyRequest): Promise<OpenedLink> {
		const day = queryParameter(request, 'day')
		const token = links.verifyData(queryParameter(request, 'token'), day)
		if (token === null) return 'unknown'
		if (isDataLinkOld(day, now())) return 'old'
		const person = await store.myData.personOf(token)
		return person === null ? 'unknown' : { token, person }
	}
}

async function change(options: MyDataOptions, act: MyDataAct, token: string): Promise<void> {
	const { myData, signups } = options.store
	if (act.act === 'language' || act.act === 'pause' || act.act === 'resume')
		await myData.change(token, act)
	if (act.act === 'unsubscribe') await signups.unsubscribe(token)
	if (act.act === 'confirm') await confirmByLink(options, token, 'data')
}
