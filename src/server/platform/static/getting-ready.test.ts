import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#domain/pages/languages.ts'
import { buildApp } from '#server/app.ts'
import { noFiles } from './files.ts'
import { type FirstBuild, preferredLanguage } from './getting-ready.ts'

/** Requests a server during its first build, whose progress is `build`; null once it is over. */
async function ask(path: string, build: FirstBuild | null, init: RequestInit = {}) {
	const app = buildApp({
		files: noFiles(),
		firstBuild: () => build,
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		log: false,
		trustProxy: null,
	})
	onTestFinished(() => app.close())
	const address = await app.listen({ host: '127.0.0.1', port: 0 })
	return await fetch(`${address}${path}`, { redirect: 'manual', ...init })
}

const building: FirstBuild = { state: 'building', done: 12, of: 90 }

test.each(['/', '/week', '/assets/gone.js', '/FAQ/', '/fr'])(
	'until the first pages are built, %s says how far they are',
	async (path) => {
		const answer = await ask(path, building)
		expect(answer.status).toBe(503)
		expect(answer.headers.get('retry-after')).toBe('5')
		expect(answer.headers.get('cache-control')).toBe('no-store')
		const body = await answer.text()
		expect(body).toContain('12 of 90 pages')
		expect(body).toContain('http-equiv="refresh"')
	},
)

async function askIn(language: string, build: FirstBuild) {
	return await (await ask('/', build, { headers: { 'accept-language': language } })).text()
}

test('the page is in a language of the visitor and names the error', async () => {
	expect(await askIn('de-AT, en;q=0.5', building)).toContain('12 von 90 Seiten')
	expect(await askIn('es', { state: 'building', done: 1, of: null })).toContain('1 página hasta')
	expect(await askIn('pt-BR', { state: 'waiting' })).toContain('<html lang="pt-BR">')
	expect(await askIn('en', { state: 'failed' })).toContain('could not be made')
})

test('the policy allows exactly the style and the script of the page', async () => {
	const answer = await ask('/', building)
	const body = await answer.text()
	const policy = answer.headers.get('content-security-policy') ?? ''
	for (const name of ['style', 'script']) {
		const [, code = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(body) ?? []
		const hash = createHash('sha256').update(code).digest('base64')
		expect(policy).toContain(`${name}-src 'sha256-${hash}';`)
	}
})

test('/readyz explains why the site is not ready, and /healthz that it runs', async () => {
	expect((await ask('/healthz', building)).status).toBe(200)
	const answer = await ask('/readyz', building)
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({
		status: 'not ready',
		reason: 'The first pages are being built.',
	})
	expect((await ask('/readyz', null)).status).toBe(200)
})

test("the API responds before there are pages, and HEAD has only the page's headers", async () => {
	expect(await (await ask('/api/nowhere', building)).json()).toEqual({ error: 'not-found' })
	expect((await ask('/week', building, { method: 'POST' })).status).toBe(404)
	const head = await ask('/week', building, { method: 'HEAD' })
	expect([head.status, await head.text()]).toEqual([503, ''])
})

test.each([
	[undefined, 'en'],
	['fr, pt-BR;q=0.8, de;q=0.5', 'pt'],
	['fr;q=0.9, de;q=0, ES;q=0.1', 'es'],
	['*', 'en'],
])('of the languages %s the page is in %s', (header, language) => {
	expect(preferredLanguage(header)).toBe(language)
})

test('any header selects a language of the site', () => {
	const header = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 16_384 }),
		fc.stringMatching(/^(?:[a-z-]{0,3}(?:;\s*q=[\d.]{0,3})?,?){0,40}$/),
	)
	fc.assert(
		fc.property(header, (wanted) => {
			expect(languages).toContain(preferredLanguage(wanted))
		}),
	)
})
