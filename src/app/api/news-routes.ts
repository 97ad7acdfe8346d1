import type { FastifyInstance } from 'fastify'
import { feedPath, newsPaths } from '#site-map/news-paths.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { tagText } from '#features/letters/archive/archive-routes.ts'
import { letterEntries } from '#features/letters/archive/letter-entries.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { sendPage } from '#platform/http/link-pages.ts'
import { newsEntries, siteFeed } from '#site/seo/news.ts'

/**
 * Registers, for each language, “What's new” and the site's feed, which list guides and the letters on the web. If no
 * letters are on the web, the feed is a file and needs no route.
 */
export async function newsRoutes(app: FastifyInstance, options: LetterRouteOptions): Promise<void> {
	const { site, pages, letterArchive = false } = options
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('cache-control', 'public, max-age=300')
	})
	app.addHook('onSend', tagText)

	for (const language of siteLanguages()) {
		app.get(newsPaths[language], async (_request, reply) => {
			const letters = letterArchive ? await letterEntries(language, options) : []
			const items = newsEntries(language, letters).map(({ address, ...item }) => ({
				...item,
				address: address.startsWith(site) ? address.slice(site.length) : address,
			}))
			return await sendPage(reply, pages, { kind: 'news', language, items })
		})

		if (!letterArchive) continue
		app.get(feedPath(language), async (_request, reply) => {
			reply.type('application/atom+xml; charset=utf-8')
			return siteFeed(language, await letterEntries(language, options))
		})
	}
}
