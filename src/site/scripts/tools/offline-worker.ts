/**
 * The parts of a service worker's global scope that are used here. TypeScript's own types for it conflict with those
 * for pages.
 */
type WorkerScope = {
	readonly clients: { readonly claim: () => Promise<void> }
	readonly registration: Pick<ServiceWorkerRegistration, 'scope'>
	readonly skipWaiting: () => Promise<void>
	readonly addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void
}

type WorkerEvent = {
	/** The request of a `fetch` event. */
	readonly request: Request
	readonly waitUntil: (work: Promise<unknown>) => void
	readonly respondWith: (response: Promise<Response>) => void
}

/**
 * A service worker that caches the one page at its scope, "Your week", with all files that the page and its scripts
 * name. With a connection the page always comes from the network, and each visit updates the cache. The source is
 * served as a separate file, so it refers to nothing outside itself.
 */
export function keepPage(): void {
	// A worker has this scope.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	const scope = globalThis as unknown as WorkerScope
	const page = new URL(scope.registration.scope).pathname
	const cacheName = `offline ${page}`
	const namedFile = /(?:\/(assets|texts)\/|["'`]\.\/)([\w.-]+\.(?:js|json|woff2))\b/g

	scope.addEventListener('install', (event) => event.waitUntil(install()))
	scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
	scope.addEventListener('fetch', (event) => {
		const { method, mode, url } = event.request
		const { origin, pathname } = new URL(url)
		if (method !== 'GET' || origin !== location.origin) return
		if (mode === 'navigate') {
			if (pathname === page) event.respondWith(newestPage(event))
		} else if (/^\/(?:assets|texts)\//.test(pathname)) event.respondWith(file(event.request))
	})

	async function install(): Promise<void> {
		await keep(await fetch(page))
		await scope.skipWaiting()
	}

	async function newestPage(event: WorkerEvent): Promise<Response> {
		try {
			const response = await fetch(event.request)
			if (response.ok) event.waitUntil(keep(response.clone()))
			return response
		} catch (error) {
			const kept = await caches.match(page, { cacheName })
			if (kept) return kept
			throw error
		}
	}

	async function file(request: Request): Promise<Response> {
		return (await caches.match(request, { cacheName })) ?? (await fetch(request))
	}

	/** Caches the page after its files, so that the cached copy is always complete. */
	async function keep(response: Response): Promise<void> {
		const cache = await caches.open(cacheName)
		const found = new Set([page])
		const html = await response.clone().text()
		const [, language = 'en'] = /<html\s+lang="(\w+)/.exec(html) ?? []
		const texts = [html, `/texts/weekCalendar.${language}.json`]
		for (const text of texts) {
			for (const [, folder = 'assets', name] of text.matchAll(namedFile)) {
				const path = `/${folder}/${name}`
				if (found.has(path)) continue
				found.add(path)
				// The names of assets contain hashes, so a cached asset is never out of date.
				const kept = folder === 'assets' ? await cache.match(path) : undefined
				const own = kept ?? (await fetch(path))
				if (!own.ok) throw new Error(`${path}: ${own.status}`)
				if (!kept) await cache.put(path, own.clone())
				if (path.endsWith('.js')) texts.push(await own.text())
			}
		}
		await cache.put(page, response)
		for (const request of await cache.keys())
			if (!found.has(new URL(request.url).pathname)) await cache.delete(request)
	}
}
