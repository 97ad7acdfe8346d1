import { beforeEach, expect, test, vi } from 'vitest'
import { keepPage } from './offline-worker.ts'

const origin = 'https://innervolt.example'

/** The files of the site by path; other paths return 404. Null means no connection. */
let site: Record<string, string> | null
let cached: Map<string, string>
const listeners: Partial<Record<string, (event: object) => void>> = {}

function pathOf(request: string | { readonly url: string }): string {
	return new URL(typeof request === 'string' ? request : request.url, origin).pathname
}

async function fetchFromSite(request: string | { readonly url: string }): Promise<Response> {
	if (site === null) throw new TypeError('Failed to fetch')
	const text = site[pathOf(request)]
	return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
}

const responseOf = (text: string | undefined) =>
	text === undefined ? undefined : new Response(text)
const cache = {
	match: async (path: string) => responseOf(cached.get(path)),
	put: async (path: string, response: Response) => {
		cached.set(path, await response.text())
	},
	keys: async () => [...cached.keys()].map((path) => ({ url: origin + path })),
	delete: async ({ url }: { readonly url: string }) => cached.delete(pathOf(url)),
}

beforeEach(() => {
	site = {
		'/week': '<script src="/assets/week.1.js"></script>',
		'/assets/week.1.js': 'import"./react.js";const later=()=>import(`./panel.js`)',
		'/assets/react.js': '',
		'/assets/panel.js': 'new Worker("/assets/read.worker-1.js")',
		'/assets/read.worker-1.js': '',
		'/texts/weekCalendar.en.json': '{}',
		'/say-no': 'Another page',
	}
	cached = new Map()
	vi.stubGlobal('fetch', fetchFromSite)
	vi.stubGlobal('location', { origin })
	vi.stubGlobal('registration', { scope: `${origin}/week` })
	vi.stubGlobal('clients', { claim: async () => {} })
	vi.stubGlobal('skipWaiting', async () => {})
	vi.stubGlobal('caches', {
		open: async () => cache,
		match: async (request: string) => responseOf(cached.get(pathOf(request))),
	})
	vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
		listeners[name] = listener
	})
	keepPage()
})

/** Dispatches an event. Once all work is done, returns the text of the response; undefined without a response. */
async function dispatch(name: string, path = '', request: Partial<Request> = {}) {
	const work: Promise<unknown>[] = []
	let answer: Promise<Response> | undefined
	listeners[name]?.({
		request: { method: 'GET', mode: 'navigate', url: origin + path, ...request },
		waitUntil: (promise: Promise<unknown>) => work.push(promise),
		respondWith: (promise: Promise<Response>) => {
			answer = promise
		},
	})
	const text = await (await answer)?.text()
	await Promise.all(work)
	return text
}

const files = [
	'/assets/panel.js',
	'/assets/react.js',
	'/assets/read.worker-1.js',
	'/assets/week.1.js',
	'/texts/weekCalendar.en.json',
	'/week',
]

test('the page is stored with all files that it and its scripts name, and opens without a connection', async () => {
	await dispatch('install')
	expect([...cached.keys()].toSorted()).toEqual(files)
	const page = site?.['/week']
	site = null
	expect(await dispatch('fetch', '/week?utm_source=a')).toBe(page)
	expect(await dispatch('fetch', '/assets/react.js', { mode: 'cors' })).toBe('')
	await expect(dispatch('fetch', '/assets/other.js', { mode: 'cors' })).rejects.toThrow(
		'Failed to fetch',
	)
})

test('with a connection the newest page is shown, and files that the page no longer names are deleted', async () => {
	await dispatch('install')
	const next = '<html lang="pt-BR"><script src="/assets/week.2.js"></script>'
	const texts = '/texts/weekCalendar.pt.json'
	site = { '/week': next, '/assets/week.2.js': '', [texts]: '{}' }
	expect(await dispatch('fetch', '/week')).toBe(next)
	expect([...cached.keys()].toSorted()).toEqual(['/assets/week.2.js', texts, '/week'])
})

test('a page whose files cannot be loaded is not stored, and the previous copy stays complete', async () => {
	await dispatch('install')
	site = { '/week': '<html lang="en"><script src="/assets/week.2.js"></script>' }
	await expect(dispatch('fetch', '/week')).rejects.toThrow('/assets/week.2.js: 404')
	expect([...cached.keys()].toSorted()).toEqual(files)
	expect(cached.get('/week')).toContain('week.1.js')
})

test('other pages, the API and all writes are left to the browser', async () => {
	await dispatch('install')
	for (const path of ['/say-no', '/week.md', '/weekend', '/waitlist'])
		expect(await dispatch('fetch', path)).toBeUndefined()
	expect(await dispatch('fetch', '/api/admin/words', { mode: 'cors' })).toBeUndefined()
	expect(await dispatch('fetch', '/assets/week.1.js', { method: 'POST' })).toBeUndefined()
	expect([...cached.keys()].toSorted()).toEqual(files)
})
