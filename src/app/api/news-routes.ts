import type { FastifyInstance } from 'fastify'
import type { PageLanguage } from '#site-map/languages.ts'
import { feedPath, newsPaths } from '#site-map/news-paths.ts'
import type { AtomEntry } from '#values/atom-feed.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { tagText } from '#features/letters/archive/archive-routes.ts'
import { letterEntries } from '#features/letters/archive/letter-entries.ts'
import { serverOrigin } from '#features/letters/drafts/render-letter.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { sendPage } from '#platform/http/link-pages.ts'
import { guideEntries, siteFeed } from '#site/seo/news.ts'

/**
 * For each language, "What's new" and the site's feed: guides, and the letters on the web. Without letters the feed is
 * a file.
 */
export async function newsRoutes(
	app: FastifyInstance,
	{ store: { letters }, site, pages, letterArchive = false }: LetterRouteOptions,
): Promise<void> {
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('cache-control', 'public, max-age=300')
	})
	app.addHook('onSend', tagText)

	async function entriesIn(language: PageLanguage): Promise<readonly AtomEntry[]> {
		const found = letterArchive ? await letters.archived(language) : []
		const { renderOnce } = pages
		const sent = await letterEntries(found, language, {
			site,
			base: serverOrigin(site),
			renderOnce,
		})
		return [...guideEntries(language), ...sent].toSorted((one, another) =>
			another.updated.localeCompare(one.updated),
		)
	}

	for (const language of siteLanguages()) {
		app.get(newsPaths[language], async (_request, reply) => {
			const entries = await entriesIn(language)
			const items = entries.map(({ address, title, updated }) => ({
				address: address.startsWith(site) ? address.slice(site.length) : address,
				title,
				updated,
			}))
			return await sendPage(reply, pages, { kind: 'news', language, items })
		})

		if (!letterArchive) continue
		app.get(feedPath(language), async (_request, reply) => {
			reply.type('application/atom+xml; charset=utf-8')
			return siteFeed(language, await entriesIn(language))
		})
	}
}
