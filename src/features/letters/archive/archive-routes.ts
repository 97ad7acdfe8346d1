import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
	archivedLetterAddress,
	letterArchiving,
} from '#features/letters/messages/letter-archive.ts'
import { archivedPath, archivePath, campaignAt } from './rules/letter-archive.ts'
import { type Language, languages, locales } from '#site-map/languages.ts'
import { atomFeed } from '#values/atom-feed.ts'
import { words } from '#cms/reader/entries.ts'
import { senderName } from '#features/mail-design/mail-design.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import { conflict } from '#features/letters/letter-events.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import { serverOrigin } from '#features/letters/drafts/render-letter.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { matchesEtag } from '#platform/pages/send-page.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { sendPage } from '#platform/http/link-pages.ts'
import { letterEntries } from './letter-entries.ts'

export function archivingRoutes(
	app: SchemaApp,
	{ store: { letters }, letterArchive = false }: LetterRouteOptions,
): void {
	app.post('/api/admin/letter/archive', body(letterArchiving), async (request, reply) => {
		const { id, is_public } = request.body
		const { hasRecentProof, username } = sessionOf(request)
		if (is_public && !letterArchive) throw conflict('off')
		if (is_public && !hasRecentProof) return sendError(reply, 'proof-required')
		return await letters.setArchived(id, is_public, username)
	})
}

/** The letters on the web: for each language a list, a page per letter, and a feed. None contains personal data. */
export async function letterArchiveRoutes(
	app: FastifyInstance,
	options: LetterRouteOptions,
): Promise<void> {
	if (options.letterArchive !== true) return
	app.addHook('onRequest', async (_request, reply) => {
		// Search engines should lead to the guides instead.
		reply.header('x-robots-tag', 'noindex').header('cache-control', 'public, max-age=300')
	})
	app.addHook('onSend', tagText)
	for (const language of languages) languageRoutes(app, options, language)
}

function languageRoutes(
	app: FastifyInstance,
	options: LetterRouteOptions,
	language: Language,
): void {
	const { store, site, pages } = options
	const { letters } = store
	const path = archivePath(language)
	const base = serverOrigin(site)

	app.get(path, async (_request, reply) => {
		const found = await letters.archived(language)
		const items = found.map(({ campaign, subject, sentAt }) => ({
			address: archivedPath(campaign, language),
			title: subject,
			updated: sentAt,
		}))
		reply.header('link', `<${path}/feed.xml>; rel="alternate"; type="application/atom+xml"`)
		return await sendPage(reply, pages, { kind: 'letters', language, items })
	})

	app.get(`${path}/feed.xml`, async (_request, reply) => {
		reply.type('application/atom+xml; charset=utf-8')
		return atomFeed({
			...words('letterArchive', language),
			language: locales[language],
			page: base + path,
			self: `${base}${path}/feed.xml`,
			author: senderName(),
			entries: await letterEntries(language, options),
		})
	})

	app.get(`${path}/:name`, async (request, reply) => {
		const address = archivedLetterAddress.safeParse(request.params)
		const letter =
			address.success && (await letters.archivedBy(campaignAt(address.data.name), language))
		if (!letter) return reply.callNotFound()
		// Links carry no campaign, because readers of the page do not come from an email.
		const blocks = parseLetter(letter.text, site, undefined, '')
		return await sendPage(reply, pages, { kind: 'letter', language, ...letter, blocks })
	})
}

/** Adds the ETag to a text, or sends 304 if the client has it. */
export async function tagText(request: FastifyRequest, reply: FastifyReply, text: unknown) {
	if (typeof text !== 'string' || reply.statusCode !== 200) return text
	const tag = `"${hash('sha256', text).slice(0, 32)}"`
	reply.header('etag', tag)
	if (!matchesEtag(request.headers['if-none-match'], tag)) return text
	reply.code(304)
	return null
}
