import { brotliDecompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeRenderer, siteWith } from '#testing/fake-renderer.ts'
import type { Page } from '#platform/pages/page.ts'
import { hashOf } from '#platform/pages/policy.ts'
import type { Renderer } from './renderer.ts'
import { createRenderedPages, noPages, type RenderedPages } from './rendered-pages.ts'

const log = { warn: () => {} }

/** Opens the pages of site `A`. At its end, the test waits until pages in preparation are ready. */
async function openPages(
	renderer: Renderer,
	options: Partial<Parameters<typeof createRenderedPages>[1]> = {},
) {
	const pages = await createRenderedPages(siteWith('A'), {
		renderer,
		log,
		now: () => 0,
		...options,
	})
	onTestFinished(pages.settle)
	return pages
}

async function pathsOfTexts(pages: RenderedPages): Promise<string[]> {
	return (await Array.fromAsync(pages.texts(() => true))).map(([path]) => path)
}

function textOf(page: Page | undefined): string {
	return String(page?.variants.identity?.body())
}

async function read(pages: RenderedPages, path: string): Promise<string> {
	return textOf(await pages.read(path))
}

function cachingOf({ variants }: Page) {
	return variants.identity?.headers['cache-control']
}

/** Rendering the path waits until `open` is called. */
function gateAt(gated: string) {
	const { promise, resolve } = Promise.withResolvers<void>()
	let begun = 0
	const onRender = async (path: string) => {
		if (path !== gated) return
		begun++
		await promise
	}
	return { onRender, open: resolve, begun: () => begun }
}

function failingAt(failing: string, fails: (text: string) => boolean) {
	return fakeRenderer({
		onRender: (path, { edits }) => {
			if (path === failing && fails(edits['a.yaml']?.['title'] ?? '')) throw new Error('failed')
		},
	})
}

test('a page is rendered once for all waiting requests', async () => {
	const gate = gateAt('/usa')
	const pages = await openPages(fakeRenderer(gate))
	const reads = [pages.read('/usa'), pages.read('/usa')]
	await vi.waitFor(() => expect(gate.begun()).toBe(1))
	expect(pages.ready('/usa')).toBeUndefined()
	gate.open()
	const [one, other] = await Promise.all(reads)
	expect(textOf(one)).toContain('"A"')
	expect(other).toBe(one)
	await pages.settle()
	await pages.read('/usa')
	expect(gate.begun()).toBe(1)
})

test('a page that is being rendered during a publication belongs to the previous site, and the next request gets the new site', async () => {
	const gate = gateAt('/usa')
	const pages = await openPages(fakeRenderer(gate))
	const before = read(pages, '/usa')
	await read(pages, '/')
	await pages.replace(siteWith('B'))
	expect(pages.site()).toEqual(siteWith('B'))
	const after = read(pages, '/usa')
	gate.open()
	expect(await before).toContain('"A"')
	expect(await after).toContain('"B"')
	await pages.settle()
	expect(textOf(pages.ready('/usa'))).toContain('"B"')
	// The page had been requested from the previous site, so it is rendered from the new one without another request.
	expect(textOf(pages.ready('/'))).toContain('"B"')
	expect(pages.ready('/deutschland')).toBeUndefined()
})

test('the texts of all pages belong to one site even if another site is published meanwhile', async () => {
	const gate = gateAt('/')
	const pages = await openPages(fakeRenderer(gate))
	const texts = pages.texts(() => true)
	await pages.replace(siteWith('B'))
	gate.open()
	const found = (await Array.fromAsync(texts)).map(([, text]) => text)
	expect(found.filter((text) => !text.includes('"A"'))).toEqual([])
	expect(found).toHaveLength(3)
})

test('an error page that cannot be rendered is served in its last version, or as a plain page if it has never been rendered', async () => {
	const pages = await openPages(failingAt('/500', (text) => text === 'B'))
	await pages.replace(siteWith('B'))
	expect(textOf(pages.serverError('/x'))).toContain('/500 says {"a.yaml":{"title":"A"}}')
	expect(textOf(pages.notFound('/x'))).toContain('"B"')
	expect(pages.broken()).toEqual(['/500'])
	await pages.replace(siteWith('C'))
	expect(pages.broken()).toEqual([])
	const never = await openPages(failingAt('/500', () => true))
	expect(textOf(never.serverError('/x'))).toContain('Unexpected Application Error!')
})

test('a site whose pages cannot be listed keeps the paths of the previous site', async () => {
	const renderer = fakeRenderer()
	const pages = await openPages({
		...renderer,
		pathsOf: (site) => {
			if (site.edits['a.yaml']?.['title'] === 'B') throw new Error('failed')
			return renderer.pathsOf(site)
		},
	})
	await pages.replace(siteWith('B'))
	expect([pages.has('/usa'), pages.has('/robots.txt'), pages.isPage('/robots.txt')]).toEqual([
		true,
		true,
		false,
	])
	expect(textOf(pages.notFound('/deutschland/x'))).toContain('"B"')
})

test('a page that cannot be rendered is served in its last version until it can be rendered', async () => {
	const warn = vi.fn<(details: object, message: string) => void>()
	let [now, isFailing, tries] = [0, true, 0]
	const renderer = failingAt('/usa', (text) => {
		tries += 1
		return text !== 'A' && isFailing
	})
	const pages = await openPages(renderer, { log: { warn }, now: () => now })
	await pages.read('/usa')
	await pages.replace(siteWith('B'))
	await pages.settle()
	for (let request = 0; request < 10; request++) expect(await read(pages, '/usa')).toContain('"A"')
	expect(warn.mock.calls).toEqual([
		[expect.objectContaining({ path: '/usa' }), 'A page could not be rendered'],
	])
	expect(tries).toBe(2)
	expect(pages.broken()).toEqual(['/usa'])
	await pages.replace(siteWith('C'))
	await pages.settle()
	// Before its first request.
	expect(pages.broken()).toEqual(['/usa'])
	expect(await read(pages, '/usa')).toContain('"A"')
	expect(await read(pages, '/')).toContain('"C"')
	isFailing = false
	now = 5_000
	expect(await read(pages, '/usa')).toContain('"C"')
	expect(pages.broken()).toEqual([])
})

test('a page that has never been rendered successfully is answered with 500', async () => {
	const pages = await openPages(failingAt('/usa', () => true))
	expect((await pages.read('/usa')).status).toBe(500)
	// The broken page is only left out of the texts, so the owner can still check and publish a fix for it.
	expect(await pathsOfTexts(pages)).not.toContain('/usa')
	expect(await pathsOfTexts(pages)).toContain('/deutschland')
})

test('a page that depends on the clock is rendered again when it expires', async () => {
	let now = 0
	const kept = () => ({ text: `at ${now}`, keepUntil: now + 10 })
	const pages = await openPages(fakeRenderer({ pages: { '/usa': kept } }), { now: () => now })
	await Promise.all(['/', '/usa'].map(pages.read))
	now = 9
	expect(textOf(pages.ready('/usa'))).toBe('at 0')
	now = 10
	expect(pages.ready('/usa')).toBeUndefined()
	expect(await read(pages, '/usa')).toBe('at 10')
	expect(textOf(pages.ready('/usa'))).toBe('at 10')
	expect(pages.ready('/')).toBeDefined()
})

test('an expired page that cannot be rendered again is served as it was last rendered for the current site', async () => {
	let now = 0
	const renderer = fakeRenderer({
		onRender: (path) => {
			if (path === '/usa' && now > 0) throw new Error('failed')
		},
		pages: { '/usa': () => ({ keepUntil: 10 }) },
	})
	const pages = await openPages(renderer, { now: () => now })
	await pages.replace(siteWith('B'))
	await pages.read('/usa')
	now = 10
	expect(await read(pages, '/usa')).toContain('"B"')
})

test('error pages are in the language of the path, or in English', async () => {
	const pages = await openPages(fakeRenderer())
	const { notFound, serverError } = pages
	expect(textOf(notFound('/deutschland/x'))).toContain('/deutschland/404 says')
	expect(textOf(notFound('/usa/x'))).toMatch(/^\/404 says/)
	expect(textOf(serverError('/deutschland/x'))).toMatch(/^\/500 says/)
	expect([notFound('/x').status, serverError('/x').status]).toEqual([404, 500])
	expect(['/404', '/500'].filter(pages.has)).toEqual([])
})

test('a page rendered for a single request has the texts and the Content-Security-Policy of the current site', async () => {
	const renderer = fakeRenderer({
		pages: { notice: () => ({ text: '<style>own</style><style>edited</style>' }) },
		knownCode: [hashOf('own')],
	})
	const pages = await openPages(renderer)
	const notice = { kind: 'notice', language: 'en', name: 'sent' } as const
	const { policy } = await pages.renderOnce(notice)
	expect(policy).toContain(`style-src ${hashOf('own')};`)
	await pages.replace(siteWith('B'))
	const old = { kind: 'my-data-notice', language: 'en', name: 'old' } as const
	expect((await pages.renderOnce(old)).text).toBe('my-data-notice says {"a.yaml":{"title":"B"}}')
})

test('a notice that contains no request data is rendered once per site, and again only after a failure', async () => {
	const said: string[] = []
	const pages = await openPages(
		fakeRenderer({
			onRender: (path, { edits }) => {
				if (path !== 'notice') return
				said.push(edits['a.yaml']?.['title'] ?? '')
				if (said.length === 1) throw new Error('failed')
			},
		}),
	)
	const notice = { kind: 'notice', language: 'en', name: 'tooMany' } as const
	const action = { kind: 'button', url: '/waitlist/confirm?token=a' } as const
	await expect(pages.renderOnce(notice)).rejects.toThrow('failed')
	await Promise.all([pages.renderOnce(notice), pages.renderOnce({ ...notice, action: undefined })])
	await pages.renderOnce(notice)
	expect(said).toEqual(['A', 'A'])
	await pages.renderOnce({ ...notice, action })
	await pages.renderOnce({ ...notice, action })
	await pages.renderOnce({ ...notice, language: 'de' })
	expect(said).toHaveLength(5)
	await pages.replace(siteWith('B'))
	await pages.renderOnce(notice)
	expect(said.at(-1)).toBe('B')
})

test('plain error pages are served if no error page could be rendered', async () => {
	const pages = await openPages(fakeRenderer({ paths: { internal: [] } }))
	for (const { notFound, serverError } of [pages, noPages()]) {
		expect(textOf(notFound('/x'))).toContain('Oops! Page not found')
		expect(textOf(serverError('/x'))).toContain('Unexpected Application Error!')
	}
})

test('proxies may cache a page for a minute, but never an error page', async () => {
	const pages = await openPages(fakeRenderer())
	expect(cachingOf(await pages.read('/usa'))).toContain('s-maxage=60')
	expect(cachingOf(pages.serverError('/x'))).toBe('no-store')
	expect(cachingOf(noPages().serverError('/x'))).toBe('no-store')
})

test('each page has its own Content-Security-Policy, and files have the strictest policy', async () => {
	const pages = await openPages(fakeRenderer())
	const policyOf = async (path: string) =>
		(await pages.read(path)).variants.identity?.headers['content-security-policy']
	expect(await policyOf('/usa')).toContain("font-src 'self'")
	expect(await policyOf('/robots.txt')).toBe("default-src 'none'; frame-ancestors 'none'")
	expect([pages.isPage('/usa'), pages.isPage('/robots.txt'), pages.has('/robots.txt')]).toEqual([
		true,
		false,
		true,
	])
	expect(await pathsOfTexts(pages)).toEqual(['/', '/usa', '/deutschland'])
})

test('a changed Content-Security-Policy changes the ETag, so that caches get the new policy', async () => {
	const pages = await openPages(
		fakeRenderer({ pages: { '/usa': () => ({ text: '<form></form>' }) } }),
	)
	const before = (await pages.read('/usa')).variants.identity?.etag
	await pages.replace(
		siteWith('A', { SITE_URL: 'https://a.example', API_URL: 'https://b.example' }),
	)
	expect((await pages.read('/usa')).variants.identity?.etag).not.toBe(before)
})

test('a page is compressed lightly at first and fully soon afterwards, with the same ETags', async () => {
	const text = Array.from({ length: 3_000 }, (_, at) => `word${(at * 7919) % 613}`).join(' ')
	const pages = await openPages(fakeRenderer({ pages: { '/usa': () => ({ text }) } }))
	const light = await pages.read('/usa')
	await pages.settle()
	const full = await pages.read('/usa')
	const sizes = [full, light].map(({ variants }) => variants.br?.body().length ?? 0)
	expect(sizes[0]).toBeLessThan(sizes[1] ?? 0)
	expect(full.variants.br?.etag).toBe(light.variants.br?.etag)
	expect(brotliDecompressSync(full.variants.br?.body() ?? '').toString()).toBe(text)
	const tags = Object.values(full.variants).map(({ etag }) => etag)
	expect(new Set(tags).size).toBe(3)
})

test('every page belongs to the site that was current when the page was requested, in any order of requests and publications', async () => {
	const paths = ['/', '/usa', '/deutschland', '/robots.txt']
	const publication = fc.string({ maxLength: 3 }).map((text) => ({ text }))
	const request = fc.constantFrom(...paths).map((path) => ({ path }))
	const steps = fc.array(fc.oneof(publication, request), { maxLength: 12 })
	await fc.assert(
		fc.asyncProperty(steps, fc.boolean(), async (all, isSettled) => {
			const renderer = fakeRenderer()
			const pages = await createRenderedPages(siteWith('A'), { renderer, log, now: () => 0 })
			let text = 'A'
			const expected: string[] = []
			const answers: Promise<string>[] = []
			for (const step of all) {
				if ('text' in step) {
					;({ text } = step)
					await pages.replace(siteWith(text))
				} else {
					expected.push(`${step.path} says ${JSON.stringify(siteWith(text).edits)}`)
					answers.push(read(pages, step.path))
				}
				if (isSettled) await pages.settle()
			}
			expect(await Promise.all(answers)).toEqual(expected)
			const fresh = await createRenderedPages(siteWith(text), { renderer, log, now: () => 0 })
			for (const path of paths.toReversed()) {
				expect(tagsOf(await pages.read(path))).toEqual(tagsOf(await fresh.read(path)))
			}
			await Promise.all([pages.settle(), fresh.settle()])
		}),
		{ numRuns: 40 },
	)
})

function tagsOf({ variants }: Page) {
	return Object.values(variants).map(({ etag }) => etag)
}
