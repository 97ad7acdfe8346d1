import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { embedAt, embedOf, embeds } from '#site-map/embeds.ts'
import { oembedRoutes } from './oembed-routes.ts'

const site = 'https://innervolt.example'

async function ask(query: Record<string, string>, accept = () => true) {
	const app = Fastify()
	onTestFinished(() => app.close())
	await app.register(oembedRoutes, { accept })
	return await app.inject({ url: '/oembed', query })
}

test('the response for a frame has a title in the language of the frame, and the HTML that embeds the frame', async () => {
	const reply = await ask({ url: `${site}/embed/evening/de`, format: 'json' })
	expect(reply.statusCode).toBe(200)
	expect(reply.headers['cache-control']).toBe('public, max-age=3600')
	expect(reply.json()).toEqual({
		type: 'rich',
		version: '1.0',
		title: 'Was kostet dieser Abend?',
		provider_name: 'Innervolt',
		provider_url: `${site}/`,
		cache_age: 3_600,
		html: expect.stringMatching(
			/^<iframe src="https:\/\/innervolt\.example\/embed\/evening\/de" title="Was kostet dieser Abend\?" width="560" height="520" [^>]*><\/iframe>$/,
		),
		width: 560,
		height: 520,
	})
})

test('for a link to the tool “Your week”, the response embeds the gauge of the tool without the week stored in the link', async () => {
	const reply = await ask({ url: `${site}/brasil/semana?theme=dark&x=1#w=1abc` })
	const { html } = reply.json()
	expect(html).toContain(`src="${site}/embed/evening/pt?theme=dark"`)
	expect(html).not.toMatch(/x=1|1abc/)
})

test('the frame is never larger than the consumer allows', async () => {
	const query = { url: `${site}/embed/badge`, maxwidth: '300', maxheight: '5000' }
	const { width, height, html } = (await ask(query)).json()
	expect([width, height]).toEqual([300, 88])
	expect(html).toContain('width="300"')
})

test.each([
	[{}, 400],
	[{ url: '' }, 400],
	[{ url: 'embed/evening' }, 400],
	[{ url: `${site}/embed/${'a'.repeat(2_000)}` }, 400],
	[{ url: `${site}/embed/evening`, maxwidth: '0' }, 400],
	[{ url: `${site}/embed/evening`, maxheight: 'tall' }, 400],
	[{ url: `${site}/embed/evening`, format: 'xml' }, 501],
	[{ url: `${site}/embed/morning` }, 404],
	[{ url: `${site}/waitlist` }, 404],
	[{ url: 'https://evil.example/embed/evening' }, 404],
	[{ url: 'javascript:alert(1)' }, 404],
])('the query %j is answered with %i and JSON', async (query, status) => {
	const reply = await ask(query)
	expect(reply.statusCode).toBe(status)
	expect(reply.headers['content-type']).toContain('application/json')
	expect(reply.body).not.toContain('iframe')
})

test('a client with too many requests is answered with 429 and Retry-After', async () => {
	const reply = await ask({ url: `${site}/embed/evening` }, () => false)
	expect(reply.statusCode).toBe(429)
	expect(reply.headers['retry-after']).toBe('900')
})

test('embedAt and embedOf find every frame by its path', () => {
	for (const embed of embeds) {
		expect(embedAt(embed.path)).toEqual(embed)
		expect(embedOf(embed.path)).toEqual(embed)
	}
})
