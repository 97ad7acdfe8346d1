import { type Element, Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { letter } from '#features/letters/messages/letter.ts'
import { pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { dailyDatabases, type TestDatabase } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTestApi, logIn, post } from '#testing/test-api.ts'
import type { ApiOptions } from '#app/api/api.ts'

const picture = `${'0'.repeat(32)}-1040x693.jpg`
const text = `Hello & <b>all</b>,\n\n# Since March\n\n- one\n- [two](https://a.example/?x=1&y=2)\n\n${pictureLine(picture, 'A "lit" window')}\n\n[Your week](/week)\n\nEnd\u0007`
const content = JSON.stringify({
	en: { subject: 'We open & more', text },
	de: { subject: 'Wir machen auf', text: 'Hallo' },
})
const sent = {
	content,
	state: 'finished',
	campaign: 'letter-we-open',
	send_at: '2026-01-04T09:00:00.000Z',
} as const

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a sent letter is published on the web in its languages, listed, and withdrawn', async () => {
		const { archive, read, db, store } = await newSite(kind)
		await insertDraft(db, { id: 'a', ...sent })
		expect((await read('/letters/we-open')).statusCode).toBe(404)
		expect((await read('/letters')).body).toContain('There are no letters here yet.')
		const put = await archive('a', true)
		expect(letter.parse(put.json()).archived_at).not.toBeNull()
		const page = await read('/letters/we-open')
		expect(page.statusCode).toBe(200)
		expect(page.headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'x-robots-tag': 'noindex',
			'cache-control': 'public, max-age=300',
		})
		expect(page.headers['set-cookie']).toBeUndefined()
		expect(page.body).toContain('<h1>We open &amp; more</h1>')
		expect(page.body).toContain('<p class="lede">Sent on January 4, 2026</p>')
		expect(page.body).toContain('<p>Hello &amp; &lt;b&gt;all&lt;/b&gt;,</p>')
		expect(page.body).toContain('<h2>Since March</h2>')
		expect(page.body).toContain(
			'<ul><li>one</li><li><a href="https://a.example/?x=1&amp;y=2">two</a>',
		)
		expect(page.body).toContain(
			`src="/letters/pictures/${picture}" alt="A &quot;lit&quot; window" width="520" height="347"`,
		)
		expect(page.body).toMatch(/<a [^>]*class="[^"]*button[^>]*>/)
		expect(page.body).not.toMatch(/style=|unsubscribe|waitlist\/data|utm_/)
		expect(page.body).toContain('<a href="/letters/de/we-open" lang="de" hrefLang="de">Deutsch</a>')
		const list = await read('/letters/de')
		expect(list.body).toContain('<a href="/letters/de/we-open">Wir machen auf</a>')
		expect(list.headers['link']).toBe(
			'</letters/de/feed.xml>; rel="alternate"; type="application/atom+xml"',
		)
		expect((await read('/letters/pt')).body).not.toContain('we-open')
		expect((await read('/letters/pt/we-open')).statusCode).toBe(404)
		expect(letter.parse((await archive('a', false)).json()).archived_at).toBeNull()
		expect((await read('/letters/we-open')).statusCode).toBe(404)
		const actions = (await store.audit.newest()).map(({ action }) => action)
		expect(actions).toEqual(
			expect.arrayContaining(['letter put on the web', 'letter taken off the web']),
		)
	})

	test('the feed is valid Atom with the elements that RFC 4287 requires, and contains whole letters, the latest first', async () => {
		const { archive, read, db, clock } = await newSite(kind)
		await insertDraft(db, { id: 'a', ...sent })
		await insertDraft(db, {
			id: 'b',
			...sent,
			campaign: 'letter-b',
			send_at: '2026-01-05T09:00:00.000Z',
		})
		await archive('b', true)
		clock.advance(1_000)
		await archive('a', true)
		const { body, headers } = await read('/letters/feed.xml')
		expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
		const feed = parseXml(body)
		expect([feed.tagName, feed.getAttribute('xmlns'), feed.getAttribute('xml:lang')]).toEqual([
			'feed',
			'http://www.w3.org/2005/Atom',
			'en-US',
		])
		expect(textsOf(feed, 'id')[0]).toBe('https://innervolt.example/letters')
		expect(textsOf(feed, 'name')).toHaveLength(1)
		expect(textsOf(feed, 'updated')[0]).toBe(new Date(clock.now()).toISOString())
		const entries = [...feed.getElementsByTagName('entry')]
		expect(entries.map((entry) => textsOf(entry, 'id'))).toEqual([
			['https://innervolt.example/letters/b'],
			['https://innervolt.example/letters/we-open'],
		])
		for (const entry of entries) {
			expect(textsOf(entry, 'title')).toEqual(['We open & more'])
			expect(textsOf(entry, 'updated')[0]).toMatch(/^2026-01-05T12:00:0[01]\.000Z$/)
			expect(textsOf(entry, 'content')[0]).toContain(
				`src="https://innervolt.example/letters/pictures/${picture}"`,
			)
			expect(textsOf(entry, 'content')[0]).toContain('<p>Hello &amp; &lt;b&gt;all&lt;/b&gt;,</p>')
		}
		// oxlint-disable-next-line no-control-regex -- which XML must not have
		expect(body).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f]/)
	})

	test('the feed has the 20 latest letters', async () => {
		const { read, db } = await newSite(kind)
		for (let day = 10; day <= 30; day += 1) {
			const send_at = `2025-12-${day}T09:00:00.000Z`
			const campaign = `letter-${day}`
			await insertDraft(db, { ...sent, id: campaign, campaign, send_at, archived_at: send_at })
		}
		const { body } = await read('/letters/feed.xml')
		expect(body.match(/<entry>/g)).toHaveLength(20)
		expect(body).toContain('/letters/30<')
		expect(body).not.toContain('/letters/10<')
	})

	test('a client that has the current feed is answered with 304', async () => {
		const { archive, read, db } = await newSite(kind)
		await insertDraft(db, { id: 'a', ...sent })
		const first = await read('/letters/feed.xml')
		const tag = String(first.headers['etag'])
		expect((await read('/letters/feed.xml', { 'if-none-match': `"x", W/${tag}` })).statusCode).toBe(
			304,
		)
		await archive('a', true)
		expect((await read('/letters/feed.xml', { 'if-none-match': tag })).statusCode).toBe(200)
	})

	test('a draft cannot be published on the web, and publishing needs re-authentication, but withdrawing does not', async () => {
		const { archive, db, clock } = await newSite(kind)
		await insertDraft(db, { id: 'a', ...sent, state: 'draft' })
		expect((await archive('a', true)).json()).toEqual({ error: 'conflict', field: 'state' })
		expect((await archive('nowhere', true)).statusCode).toBe(404)
		clock.advance(10 * 60_000 + 1)
		expect((await archive('a', true)).json().error).toBe('proof-required')
		expect((await archive('a', false)).statusCode).toBe(200)
	})

	test('a path that is not a valid letter name is answered with a 404', async () => {
		const { read } = await newSite(kind)
		for (const name of ['x', 'X%00', '..%2Fx', 'de/x', 'a'.repeat(99), "x'--"]) {
			expect([name, (await read(`/letters/${name}`)).statusCode]).toEqual([name, 404])
		}
	})

	test('without LETTER_ARCHIVE the archive does not exist, and nothing can be published', async () => {
		const { archive, read, db } = await newSite(kind, { letterArchive: false })
		await insertDraft(db, { id: 'a', ...sent, archived_at: sent.send_at })
		for (const path of ['/letters', '/letters/we-open', '/letters/feed.xml', '/letters/de']) {
			expect((await read(path)).statusCode).toBe(404)
		}
		expect((await archive('a', true)).json()).toEqual({ error: 'conflict', field: 'off' })
		expect((await archive('a', false)).statusCode).toBe(200)
	})
})

function parseXml(xml: string) {
	const { DOMParser } = new Window()
	const parsed = new DOMParser().parseFromString(xml, 'application/xml')
	expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0)
	const [feed] = parsed.getElementsByTagName('feed')
	if (!feed) throw new Error('This is no feed')
	return feed
}

function textsOf(element: Element, name: string): string[] {
	return [...element.getElementsByTagName(name)].map(({ textContent }) => textContent)
}

async function newSite(kind: TestDatabase, options: Partial<ApiOptions> = {}) {
	const { app, db, store, clock } = await createTestApi(kind, { letterArchive: true, ...options })
	const cookie = await logIn(app)
	return {
		db,
		store,
		clock,
		read: (url: string, more: Record<string, string> = {}) => app.inject({ url, headers: more }),
		archive: (id: string, is_public: boolean) =>
			post(app, cookie, 'letter/archive', { id, is_public }),
	}
}
