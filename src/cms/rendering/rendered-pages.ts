import { type ErrorStatus, errorPagePath, languageOfPath } from '#site-map/error-pages.ts'
import type { PageLanguage } from '#site-map/pages.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import type { Site, WordEdits } from '#cms/reader/site.ts'
import { editsText } from '#cms/reader/edited-yaml.ts'
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

/** The pages and files of the site, rendered from its present words and settings. */
export type RenderedPages = ServedPages & {
	readonly site: () => Site | null
	/** The path and text of every page, one at a time, except pages that cannot be rendered. */
	readonly texts: () => AsyncIterable<readonly [path: string, text: string]>
	/** A page with other edits than the public ones and with marked texts, which nobody else gets; null if they cannot be rendered. */
	readonly preview: (edits: WordEdits, path: string) => Promise<PageSource | null>
	/** The paths that could not be rendered from the current site when last tried. */
	readonly broken: () => readonly string[]
}

/** Pages of a running site, which another site can replace. */
export type ReplaceablePages = RenderedPages & {
	/** Serves another site from the next request on. A request in flight gets the page of one site, whole. */
	readonly replace: (site: Site) => Promise<void>
	/** Resolves when the pages in preparation are ready. */
	readonly settle: () => Promise<void>
}

/** A page, with the time until which it may be kept, in milliseconds since 1970, and how well it is compressed. */
type Kept = { readonly page: Page; readonly until: number; readonly isFull: boolean }

/** A page that cannot be rendered is rendered again at the first request after this time. */
const retryMs = 5_000

/** The rendered pages of one site. */
type Edition = {
	readonly site: Site
	readonly paths: SitePaths
	readonly pages: ReadonlySet<string>
	readonly files: ReadonlySet<string>
	readonly internal: ReadonlyMap<string, Page>
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
 * rendered, the previous site's is served.
 */
export async function createRenderedPages(
	first: Site,
	{ renderer, log, now }: Options,
): Promise<ReplaceablePages> {
	let current = await editionOf(first, null)
	/** The last page at each path of former sites, as a substitute for a page that cannot be rendered. */
	const former = new Map<string, Page>()
	/** The site of the last preview, with the words that were read for it. */
	let drafted: Site | null = null
	/** Renders or compresses one page after another, so that requests come in between. */
	let preparing: Promise<unknown> = Promise.resolve()

	/** @throws if the first site has no paths */
	async function editionOf(site: Site, before: Edition | null): Promise<Edition> {
		const paths = pathsOf(site, before)
		const errorPages = new Map<string, Page>()
		const broken = new Set<string>()
		for (const path of paths.internal) {
			try {
				const { source } = await renderSource(renderer, site, path, true)
				errorPages.set(path, await lightPage(source))
			} catch (error) {
				warnOfBroken(path, error)
				broken.add(path)
				const last = before?.internal.get(path)
				if (last !== undefined) errorPages.set(path, last)
			}
		}
		return {
			site,
			paths,
			pages: new Set(paths.pages),
			files: new Set(paths.files),
			internal: errorPages,
			kept: new Map(),
			underWay: new Map(),
			broken,
			notices: new Map(),
		}
	}

	function pathsOf(site: Site, before: Edition | null): SitePaths {
		try {
			return renderer.pathsOf(site)
		} catch (error) {
			if (before === null) throw error
			return before.paths
		}
	}

	function warnOfBroken(path: string, error: unknown): void {
		log.warn({ ...errorDetails(error), path }, 'A page could not be rendered')
	}

	function ready(path: string): Page | undefined {
		const found = current.kept.get(path)
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
			if (edition.kept.get(path) === marked) edition.kept.set(path, full)
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
		const { kept, site, pages, broken } = edition
		let found: Kept
		try {
			const { source, until } = await renderSource(renderer, site, path, pages.has(path))
			found = { page: await lightPage(source), until, isFull: false }
			broken.delete(path)
			if (edition === current) former.delete(path)
		} catch (error) {
			warnOfBroken(path, error)
			broken.add(path)
			const page = kept.get(path)?.page ?? former.get(path) ?? internalPage(path, 500)
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

	function internalPage(path: string, status: ErrorStatus): Page {
		const at = (language: PageLanguage) => current.internal.get(errorPagePath(status, language))
		return at(languageOfPath(path)) ?? at('en') ?? fallback(status)
	}

	async function* textsOf(edition: Edition) {
		for (const path of edition.pages) {
			const { page } = await keptIn(edition, path)
			if (page.status === 200)
				yield [path, page.variants.identity?.body().toString() ?? ''] as const
		}
	}

	const has = (path: string) => current.pages.has(path) || current.files.has(path)
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
		notFound: (path) => internalPage(path, 404),
		serverError: (path) => internalPage(path, 500),
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
		texts: () => textsOf(current),
		broken: () => [...current.broken],
		preview: async (edits, path) => {
			const { settings, measurements } = current.site
			const isKnown =
				drafted?.settings === settings &&
				drafted.measurements === measurements &&
				editsText(drafted.edits) === editsText(edits)
			const site = isKnown && drafted ? drafted : { ...current.site, edits, isMarked: true }
			drafted = site
			try {
				return (await renderSource(renderer, site, path, true)).source
			} catch (error) {
				log.warn({ ...errorDetails(error), path }, 'A preview could not be rendered')
				return null
			}
		},
		replace: async (site) => {
			const next = await editionOf(site, current)
			for (const [path, { page }] of current.kept) former.set(path, page)
			current = next
			// Pages requested before.
			preparing = preparing.then(async () => {
				for (const path of former.keys())
					if (next === current && has(path)) await keptIn(next, path)
			})
		},
		settle: async () => {
			await preparing
		},
	}
}

/** The name of a notice that contains nothing of its request; null for other pages. */
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

/** No pages, for a server with the API only. */
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

/** Pages beside `astro dev`, which serves all pages except those for one request, and renders these for the server. */
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

function fallback(status: ErrorStatus): Page {
	return plainPage({ name: `${status}.html`, status, text: fallbackPage(status) })
}

const fallbackTitles: Readonly<Record<ErrorStatus, string>> = {
	404: 'Oops! Page not found',
	500: 'Unexpected Application Error!',
}

/** A minimal error page for servers without a built site. */
function fallbackPage(status: ErrorStatus): string {
	const title = fallbackTitles[status]
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p><a href="/">Return to Home</a></p></html>\n`
}
