import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from './assets.ts'
import { emptyHeaders } from './headers.ts'
import type { ServedPages } from './page.ts'
import { redirectFor } from './redirects.ts'
import { sendPage } from './send-page.ts'

/** Answers a request, or returns false to pass it on to Fastify. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => boolean

type Options = {
	readonly pages: ServedPages
	readonly assets: Assets
	readonly appUrl: string
	/** Whether Fastify handles a path. */
	readonly isRoute: (path: string) => boolean
	readonly onMissing: (path: string) => void
}

/** Creates the handler for requests that need no database: pages, files, redirects and unknown paths. */
export function createPageHandler({
	pages,
	assets,
	appUrl,
	isRoute,
	onMissing,
}: Options): PageHandler {
	const isPage = (path: string) => path === '/404' || pages.isPage(path)
	const isFile = (path: string) => pages.has(path) || assets.has(path)
	const targets = { isPage, isFile, movedFrom: pages.movedFrom, appUrl }
	return (request, response) => {
		const { path, query } = splitTarget(request.url ?? '/')
		if (isRoute(path)) return false
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		const page = path === '/404' ? pages.notFound(path) : pages.ready(path)
		if (page !== undefined || isFile(path)) {
			if (!isRead) response.writeHead(405, { ...emptyHeaders, allow: 'GET, HEAD' }).end()
			else if (page !== undefined) sendPage(request, response, page)
			else if (assets.has(path)) assets.send(request, response, path)
			else sendWhenReady(request, response, path).catch(() => response.destroy())
			return true
		}
		if (!isRead) return false
		const redirect = redirectFor(path, query, targets)
		if (redirect === null || redirect.location === '/404') onMissing(path)
		if (redirect === null) sendPage(request, response, pages.notFound(path))
		else response.writeHead(redirect.status, { ...emptyHeaders, location: redirect.location }).end()
		return true
	}

	async function sendWhenReady(request: IncomingMessage, response: ServerResponse, path: string) {
		sendPage(request, response, await pages.read(path))
	}
}

/** Splits a request target, which is a path with a query or, from some proxies, an absolute URL. */
function splitTarget(target: string): { path: string; query: string } {
	const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*\/?/i, '/')
	const at = local.indexOf('?')
	return at === -1
		? { path: local, query: '' }
		: { path: local.slice(0, at), query: local.slice(at) }
}
