import type { FastifyInstance, FastifyRequest } from 'fastify'
import { retentionMs } from '#values/retention.ts'
import { parseEmail } from '#values/email.ts'
import type { DataPerson, FreshPurpose } from './my-data-store.ts'
import type { MyDataOptions } from './my-data.ts'
import { mailLinkToAddress } from './my-data-link-mails.ts'
import { queryParameter, requestedLanguage, sendPage } from '#platform/http/link-pages.ts'
import { createMyDataReplies, languageOf } from './my-data-replies.ts'

/** The author that the audit log names for exports and erasures from "Your data with us". */
const actor = 'data page'

const maxFormBytes = 1_024

const sentNotices = { link: 'linkSent', export: 'exportSent', erase: 'eraseSent' } as const

/** The routes where people request a new link, and the routes behind single-use links. */
export function freshLinkRoutes(app: FastifyInstance, options: MyDataOptions): void {
	const { store, links, pages, deleteMailFiles, now = Date.now } = options
	const replies = createMyDataReplies(options)

	app.post('/waitlist/data/link', { bodyLimit: maxFormBytes }, async (request, reply) => {
		const typed = String(new Map(Object.entries(request.body ?? {})).get('email') ?? '')
		const email = parseEmail(typed)
		const language = requestedLanguage(request)
		if (email === null) {
			return await replies.message(request, reply, 'invalid', 400, typed)
		}
		const isAccepted = await mailLinkToAddress(options, request, email, language)
		if (!isAccepted) return await replies.message(request, reply, 'tooMany', 429)
		return reply.redirect(`/waitlist/data/sent?for=link&lang=${language}`, 303)
	})

	app.get('/waitlist/data/sent', async (request, reply) => {
		const asked = queryParameter(request, 'for')
		const name = asked === 'export' || asked === 'erase' ? sentNotices[asked] : sentNotices.link
		return await replies.message(request, reply, name, 200)
	})

	app.get('/waitlist/export', async (request, reply) => {
		const person = await personOfFresh(options, 'export', request)
		const data = person && (await store.personalData.collectById(person.id))
		if (person === null || data === null) return await replies.deadLink(request, reply, 'used')
		const language = languageOf(person)
		const fileBytes = Buffer.byteLength(fileOf(data))
		const page = { kind: 'my-data-notice', language, name: 'export', fileBytes } as const
		return await sendPage(reply, pages, page)
	})

	app.post('/waitlist/export', { bodyLimit: maxFormBytes }, async (request, reply) => {
		const token = links.verify('export', queryParameter(request, 'token'))
		const id = token && (await store.myData.redeemExport(token))
		const data = id && (await store.personalData.collectById(id))
		if (!data) return await replies.deadLink(request, reply, 'used')
		await store.audit.append(actor, 'export', { rows: 1 })
		return reply
			.type('application/json; charset=utf-8')
			.header('content-disposition', 'attachment; filename="innervolt-data.json"')
			.send(fileOf(data))
	})

	app.get('/waitlist/erase', async (request, reply) => {
		const person = await personOfFresh(options, 'erase', request)
		if (person === null) return await replies.deadLink(request, reply, 'used')
		const language = languageOf(person)
		return await sendPage(reply, pages, { kind: 'my-data-notice', language, name: 'erase' })
	})

	app.post('/waitlist/erase', { bodyLimit: maxFormBytes }, async (request, reply) => {
		// The erasure deletes the token, so the link works once.
		const person = await personOfFresh(options, 'erase', request)
		if (person === null) return await replies.deadLink(request, reply, 'used')
		const { mails } = await store.personalData.erase(person.email, actor)
		await deleteMailFiles(mails)
		const language = languageOf(person)
		const backupsUntil = now() + retentionMs.backup
		const page = { kind: 'my-data-notice', language, name: 'erased', backupsUntil } as const
		return await sendPage(reply, pages, page)
	})
}

async function personOfFresh(
	{ links, store }: MyDataOptions,
	purpose: FreshPurpose,
	request: FastifyRequest,
): Promise<DataPerson | null> {
	const token = links.verify(purpose, queryParameter(request, 'token'))
	return token === null ? null : await store.myData.personOfFresh(purpose, token)
}

/** The content of the export file, the same as the command line writes. */
function fileOf(data: object): string {
	return JSON.stringify(data, null, '\t')
}
