import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Files } from './files.ts'
import { type FirstBuild, sendGettingReady } from './getting-ready.ts'
import { emptyHeaders } from './headers.ts'
import { redirectFor } from './redirects.ts'
import { sendFile } from './send-file.ts'

/** Answers a request and returns its status, or returns null to pass the request on to Fastify. */
export type StaticHandler = (request: IncomingMessage, response: ServerResponse) => number | null

/** The paths that Fastify handles. */
export type Routes = Readonly<{
	has: (path: string) => boolean
	/** The paths among them that are pages: other spellings redirect, as for built pages. */
	isPage: (path: string) => boolean
}>

/**
 * Creates the handler for requests that need only the built site: files, redirects and unknown paths.
 *
 * @param appUrl base URL of the app, the target of some redirects
 * @param onMissing called with each path that leads to the 404 page
 * @param firstBuild progress of the first build, shown instead of pages; null once there are some
 */
export function createStaticHandler(
	files: Files,
	appUrl: string,
	routes: Routes,
	onMissing: (path: string) => void,
	firstBuild: () => FirstBuild | null = () => null,
): StaticHandler {
	const isFile = (path: string) => files.get(path) !== undefined
	const isPage = (path: string) => files.isPage(path) || routes.isPage(path)
	const targets = { isPage, isFile, appUrl }
	return (request, response) => {
		const { path, query } = splitTarget(request.url ?? '/')
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		const file = files.get(path)
		if (file) {
			if (isRead) return sendFile(request, response, file)
			response.writeHead(405, { ...emptyHeaders, allow: 'GET, HEAD' }).end()
			return 405
		}
		if (!isRead || routes.has(path)) return null
		const build = firstBuild()
		if (build !== null) return sendGettingReady(request, response, build)
		const redirect = redirectFor(path, query, targets)
		if (redirect === null) {
			onMissing(path)
			return sendFile(request, response, files.notFound(path))
		}
		if (redirect.location === '/404') onMissing(path)
		response.writeHead(redirect.status, { ...emptyHeaders, location: redirect.location }).end()
		return redirect.status
	}
}

/** Splits a request target: a path with a query or, from some proxies, an absolute URL. */
function splitTarget(target: string): { path: string; query: string } {
	const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*\/?/i, '/')
	const at = local.indexOf('?')
	return at === -1
		? { path: local, query: '' }
		: { path: local.slice(0, at), query: local.slice(at) }
}
