import {
	type ErrorStatus,
	errorPageAt,
	errorPagePath,
	languageOfPath,
} from '#site-map/error-pages.ts'
import type { PageLanguage } from '#site-map/pages.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import type { Site, WordEdits } from '#cms/reader/site.ts'
import {
	fullPage,
	lightPage,
	type Page,
	type PageSource,
	plainPage,
	type RequestedPage,
	type ServedPages,
	type ShownPage,
} from '#platform/pages/page.ts'
import type { Renderer, SitePaths } from './renderer.ts'
import { policyOf, renderSource } from './render-source.ts'

export type RenderedPages = ServedPages & {
	readonly site: () => Site | null
	/** The path and text of every wanted page, one at a time, except pages that cannot be rendered. */
	readonly texts: (
		isWanted: (path: string) => boolean,
	) => AsyncIterable<readonly [path: string, text: string]>
	/**
	 * A page with edits that are not public, and with marked texts; null if it cannot be rendered. The result is not
	 * kept, so only the caller gets it.
	 */
	readonly preview: (edits: WordEdits, path: string) => Promise<PageSource | null>
	/** The paths that could not be rendered from the current site when last tried. */
	readonly broken: () => readonly string[]
}

export type ReplaceablePages = RenderedPages & {
	/** Serves another site from the next request on. A request in flight gets its page from one site only. */
	readonly replace: (site: Site) => Promise<void>
	readonly settle: () => Promise<void>
}

/**
 * `until` is the time until which the page may be kept, in milliseconds since 1970. `isFull` says whether it is
 * compressed at the highest level.
 */
type Kept = { readonly page: Page; readonly until: number; readonly isFull: boolean }

/** After this time, the next request for a page that could not be rendered tries again. */
const retryMs = 5_000

type Edition = {
	readonly site: Site
	readonly paths: SitePaths
	readonly pages: ReadonlySet<string>
	readonly files: ReadonlySet<string>
	/** The kept pages by path. Includes the error pages, which have no address. */
	readonly kept: Map<string, Kept>
	readonly underWay: Map<string, Promise<Kept>>
	readonly broken: Set<string>
	readonly notices: Map<string, Promise<RequestedPage>>
}

type Options = {
	readonly renderer: Renderer
	readonly log: WorkLog
	/** In milliseconds since 1970. */
	readonly now: () => number
}

/**
 * Renders the pages of a site on request and keeps them until its words or settings change. If a page cannot be
 * rendered, its last rendered version is served, even one from an earlier site.
 */
export async function createRenderedPages(
	first: Site,
	{ renderer, log, now }: Options,
): Promise<ReplaceablePages> {
	/** The last page at each path, even of an earlier site. Replaces a page that cannot be rendered. */
	const last = new Map<string, Page>()
	let current = await editionOf(first, null)
	/** The queue of pages to render or compress, one after another, so that requests are handled in between. */
	let preparing: Promise<unknown> = Promise.resolve()

	/** @throws if the renderer cannot list the paths of the first site */
	async function editionOf(site: Site, before: Edition | null): Promise<Edition> {
		const paths = pathsOf(site, before)
		const edition: Edition = {
			site,
			paths,
			pages: new Set(paths.pages),
			files: new Set(paths.files),
			kept: new Map(),
			underWay: new Map(),
			broken: new Set(),
			notices: new Map(),
		}
		for (const path of paths.internal) await prepare(edition, path)
		return edition
	}

	function pathsOf(site: Site, before: Edition | null): SitePaths {
		try {
			return renderer.pathsOf(site)
		} catch (error) {
			if (before === null) throw error
			return before.paths
		}
	}

	function ready(path: string): Page | undefined {
		const found = has(path) ? current.kept.get(path) : undefined
		if (found === undefined || found.until <= now()) return undefined
		compressFully(current, path, found)
		return found.page
	}

	/** Compresses a requested page at the highest level, after its first answer. */
	function compressFully(edition: Edition, path: string, light: Kept): void {
		if (light.isFull) return
		const marked = { ...light, isFull: true }
		edition.kept.set(path, marked)
		preparing = preparing.then(async () => {
			if (edition !== current) return
			const full = { ...marked, page: await fullPage(light.page) }
			if (edition.kept.get(path) !== marked) return
			edition.kept.set(path, full)
			last.set(path, full.page)
		})
		preparing = preparing.catch((error: unknown) =>
			log.warn({ ...errorDetails(error), path }, 'A page could not be compressed further'),
		)
	}

	async function keptIn(edition: Edition, path: string): Promise<Kept> {
		const found = edition.kept.get(path)
		if (found !== undefined && found.until > now()) return found
		const started = edition.underWay.get(path) ?? prepare(edition, path)
		edition.underWay.set(path, started)
		try {
			return await started
		} finally {
			edition.underWay.delete(path)
		}
	}

	async function prepare(edition: Edition, path: string): Promise<Kept> {
		const { kept, site, files, broken } = edition
		let found: Kept
		try {
			const { source, until } = await renderSource(renderer, site, path, !files.has(path))
			found = { page: await lightPage(source), until, isFull: false }
			broken.delete(path)
			last.set(path, found.page)
		} catch (error) {
			log.warn({ ...errorDetails(error), path }, 'A page could not be rendered')
			broken.add(path)
			const page = last.get(path) ?? errorPage(edition, path, errorPageAt(path)?.status ?? 500)
			found = { page, until: now() + retryMs, isFull: true }
		}
		kept.set(path, found)
		return found
	}

	async function read(path: string): Promise<Page> {
		const edition = current
		const found = await keptIn(edition, path)
		compressFully(edition, path, found)
		return found.page
	}

	async function* textsOf(edition: Edition, isWanted: (path: string) => boolean) {
		for (const path of [...edition.pages].filter(isWanted)) {
			const { page } = await keptIn(edition, path)
			if (page.status === 200) yield [path, page.variants.identity.body().toString()] as const
		}
	}

	function has(path: string): boolean {
		return current.pages.has(path) || current.files.has(path)
	}

	return {
		site: () => current.site,
		has,
		isPage: (path) => current.pages.has(path),
		movedFrom: (path) => {
			const { moved = {} } = current.paths
			return Object.hasOwn(moved, path) ? moved[path] : undefined
		},
		ready,
		read,
		notFound: (path) => errorPage(current, path, 404),
		serverError: (path) => errorPage(current, path, 500),
		renderOnce: async (page) => {
			const { site, notices } = current
			const render = async () => {
				const rendered = await renderer.renderOnce(site, page)
				return { text: rendered.text, policy: policyOf(rendered, renderer.knownCode, site) }
			}
			const key = nameOfNotice(page)
			if (key === null) return await render()
			const notice = notices.get(key) ?? render()
			notices.set(key, notice)
			try {
				return await notice
			} catch (error) {
				notices.delete(key)
				throw error
			}
		},
		texts: (isWanted) => textsOf(current, isWanted),
		broken: () => [...current.broken],
		preview: async (edits, path) => {
			const site = { ...current.site, edits, isMarked: true }
			try {
				return (await renderSource(renderer, site, path, true)).source
			} catch (error) {
				log.warn({ ...errorDetails(error), path }, 'A preview could not be rendered')
				return null
			}
		},
		replace: async (site) => {
			const next = await editionOf(site, current)
			current = next
			// Renders the pages that were requested from earlier sites.
			preparing = preparing.then(async () => {
				for (const path of last.keys()) if (next === current && has(path)) await keptIn(next, path)
			})
		},
		settle: async () => {
			await preparing
		},
	}
}

function errorPage({ kept }: Edition, path: string, status: ErrorStatus): Page {
	const at = (language: PageLanguage) => kept.get(errorPagePath(status, language))?.page
	return at(languageOfPath(path)) ?? at('en') ?? fallback(status)
}

/** The name of a notice that shows no data of its request; null for other pages. */
function nameOfNotice(page: ShownPage): string | null {
	if (page.kind === 'leave') {
		const isSame = 'form' in page && page.form === null
		return isSame ? `leave ${page.language} ${page.step}` : null
	}
	if (page.kind !== 'notice' && page.kind !== 'my-data-notice') return null
	const { kind, language, name, ...own } = page
	const isSame = Object.values(own).every((value) => value === undefined)
	return isSame ? `${kind} ${language} ${name}` : null
}

/** No pages, for a server that has only the API. */
export function noPages(): RenderedPages {
	return {
		site: () => null,
		has: () => false,
		isPage: () => false,
		movedFrom: () => undefined,
		ready: () => undefined,
		read: () => Promise.reject(new Error('There are no pages.')),
		notFound: () => fallback(404),
		serverError: () => fallback(500),
		renderOnce: () => Promise.reject(new Error('There are no pages.')),
		texts: async function* () {},
		broken: () => [],
		preview: async () => null,
	}
}

/**
 * The pages of a server beside `astro dev`, which serves all pages itself. Only the pages that depend on a request are
 * served by this server, which has `astro dev` render them.
 */
export function developmentPages(port: number): RenderedPages {
	return {
		...noPages(),
		renderOnce: async (page) => {
			const own = ['my-data', 'leave'].find((name) => page.kind.startsWith(name))
			const frame = own ?? 'page'
			const response = await fetch(`http://127.0.0.1:${port}/requested/${frame}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(page),
			})
			if (!response.ok) throw new Error(`The page was answered with ${response.status}`)
			return { text: await response.text(), policy: '' }
		},
	}
}

const fallbackTitles: Readonly<Record<ErrorStatus, string>> = {
	404: 'Oops! Page not found',
	500: 'Unexpected Application Error!',
}

/** The error page of a server without a built site. */
function fallback(status: ErrorStatus): Page {
	const title = fallbackTitles[status]
	const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p><a href="/">Return to Home</a></p></html>\n`
	return plainPage({ name: `${status}.html`, status, text })
}
