import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFile } from '#server/assets/answer.ts'
import type { Files } from '#server/assets/files.ts'
import { emptyHeaders } from '#server/assets/headers.ts'
import { redirectFor } from './redirects.ts'

/** Answers a request, or leaves it alone and says so with `false`. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Answers what the built site alone decides: a file of the table, or the way to a page.
 *
 * @param appUrl where the app lives, for those who look for it here
 * @param onMissing told of a path that leads to the not-found page
 */
export function staticAnswers(
	files: Files,
	appUrl: string,
	onMissing: (path: string) => void,
): EarlyAnswer {
	const targets = { isPage: files.isPage, appUrl }
	return (request, response) => {
		const { path, query } = splitTarget(request.url ?? '/')
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		const file = files.get(path)
		if (file) {
			if (isRead) answerFile(request, response, file)
			else response.writeHead(405, [...emptyHeaders, 'allow', 'GET, HEAD']).end()
			return true
		}
		const redirect = isRead ? redirectFor(path, query, targets) : null
		if (redirect === null) return false
		if (redirect.location === '/404') onMissing(path)
		response.writeHead(redirect.status, [...emptyHeaders, 'location', redirect.location]).end()
		return true
	}
}

/** A request's target is a path with a query, or a whole address where a proxy sends one. */
function splitTarget(target: string): { path: string; query: string } {
	const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*\/?/i, '/')
	const at = local.indexOf('?')
	return at === -1
		? { path: local, query: '' }
		: { path: local.slice(0, at), query: local.slice(at) }
}
