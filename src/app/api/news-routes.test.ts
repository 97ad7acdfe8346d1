import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { newsPaths } from '#site-map/news-paths.ts'
import { pageLanguages } from '#site-map/languages.ts'
import { newsEntries, siteFeed } from '#site/seo/news.ts'
import { dailyDatabases, databases } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTestApi } from '#testing/test-api.ts'

const site = 'https://innervolt.example'
const [sqlite] = databases
const sent = {
	content: JSON.stringify({ en: { subject: 'We open & more', text: 'Hello' } }),
	state: 'finished',
	campaign: 'letter-we-open',
	send_at: '2027-01-04T09:00:00.000Z',
	archived_at: '2027-01-05T09:00:00.000Z',
} as const

function parseXml(text: string) {
	return new new Window().DOMParser().parseFromString(text, 'application/xml').documentElement
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('“What’s new” and the feed list published letters among the guides, ordered by day', async () => {
		const { app, db } = await createTestApi(kind, { letterArchive: true })
		await insertDraft(db, { id: 'a', ...sent })
		const page = await app.inject('/whats-new')
		const links = [...page.body.matchAll(/<a href="([^"]*)">([^<]*)/g)]
		expect(links[0]?.slice(1)).toEqual(['/letters/we-open', 'We open &amp; more'])
		expect(links.map(([, href]) => href)).toContain('/low-social-battery')
		expect(links.at(-1)?.[1]).toBe('/feed.xml')
		expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
		const feed = await app.inject('/feed.xml')
		expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
		const [first] = parseXml(feed.body).getElementsByTagName('entry')
		expect(first?.querySelector('title')?.textContent).toBe('We open & more')
		expect(first?.querySelector('content')?.textContent).toContain('<p>Hello</p>')
		const again = await app.inject({
			url: '/feed.xml',
			headers: { 'if-none-match': String(feed.headers['etag']) },
		})
		expect(again.statusCode).toBe(304)
		expect((await app.inject('/deutschland/feed.xml')).body).not.toContain('we-open')
	})
})

test('without a letter archive, “What’s new” lists only the guides, and no route serves the feed, which is a static file', async () => {
	const { app, db } = await createTestApi(sqlite)
	await insertDraft(db, { id: 'a', ...sent })
	for (const language of pageLanguages) {
		const { body } = await app.inject(newsPaths[language])
		for (const { address, title } of newsEntries(language)) {
			expect(body).toContain(`<a href="${address.slice(site.length)}">`)
			expect(title).not.toBe('')
		}
		expect(body).not.toContain('we-open')
	}
	expect((await app.inject('/feed.xml')).statusCode).toBe(404)
})

test.each(pageLanguages)(
	'the feed in %s lists the guides in its language, most recently changed first, with the elements that RFC 4287 requires',
	(language) => {
		const feed = parseXml(siteFeed(language))
		const textsOf = (name: string) =>
			[...feed.getElementsByTagName(name)].map(({ textContent }) => textContent)
		const entries = [...feed.getElementsByTagName('entry')]
		expect(entries.length).toBeGreaterThan(4)
		const ids = textsOf('id')
		expect(new Set(ids).size).toBe(entries.length + 1)
		expect(ids[0]).toBe(site + newsPaths[language])
		expect(textsOf('summary')).toHaveLength(entries.length)
		const updated = textsOf('updated')
		expect(updated.slice(1)).toEqual(updated.slice(1).toSorted().toReversed())
		expect(updated[0]).toBe(updated[1])
		expect(feed.getAttribute('xml:lang')).toMatch(new RegExp(`^${language}`))
	},
)
