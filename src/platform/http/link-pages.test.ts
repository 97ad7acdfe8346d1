import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { noPages } from '#cms/rendering/rendered-pages.ts'
import { sendNotice, useLinkPages } from './link-pages.ts'

type RenderOnce = ReturnType<typeof noPages>['renderOnce']

function openApp(renderOnce: RenderOnce) {
	const app = Fastify()
	onTestFinished(() => app.close())
	const pages = { ...noPages(), renderOnce }
	app.register(async (plugin) => {
		useLinkPages(plugin, pages)
		plugin.get('/', (_, reply) => sendNotice(reply, pages, 'sent', 'de', { status: 410 }))
		plugin.get('/broken', () => Promise.reject(new Error('failed')))
	})
	return app
}

test('a page rendered for one request is sent with its Content-Security-Policy and is not cached', async () => {
	const app = openApp(async (page) => ({ text: JSON.stringify(page), policy: 'own' }))
	const { statusCode, headers, body } = await app.inject('/')
	expect(statusCode).toBe(410)
	expect(JSON.parse(body)).toEqual({ kind: 'notice', language: 'de', name: 'sent' })
	expect(headers).toMatchObject({
		'cache-control': 'no-store',
		'content-security-policy': 'own',
		'content-type': 'text/html; charset=utf-8',
	})
})

test('an error is answered with a page in the language of the link', async () => {
	const app = openApp(async (page) => ({ text: JSON.stringify(page), policy: '' }))
	const { statusCode, body } = await app.inject('/broken?lang=pt')
	expect(statusCode).toBe(500)
	expect(JSON.parse(body)).toMatchObject({ name: 'away', language: 'pt' })
})

test.each(['/', '/broken'])(
	'the built-in 500 page is sent if no page can be rendered: %s',
	async (path) => {
		const app = openApp(() => Promise.reject(new Error('failed')))
		const { statusCode, headers, body } = await app.inject(path)
		expect(statusCode).toBe(500)
		expect(headers['cache-control']).toBe('no-store')
		expect(body).toContain('Unexpected Application Error!')
	},
)
