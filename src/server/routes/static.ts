import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFile, messageFor } from '#server/assets/answer.ts'
import type { Files } from '#server/assets/files.ts'
import { emptyHeaders } from '#server/assets/headers.ts'
import type { PlainRequest } from '#server/plain/request.ts'
import { redirectFor } from './redirects.ts'

/** Answers a request and gives the status, or leaves it alone and gives null. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => number | null

/**
 * Answers what the built site alone decides: a file of the table, the way to a page, or that there is
 * none.
 *
 * @param appUrl where the app lives, for those who look for it here
 * @param isRoute whether something else answers a path
 * @param onMissing told of a path that leads to the not-found page
 */
export function staticAnswers(
	files: Files,
	appUrl: string,
	isRoute: (path: string) => boolean,
	onMissing: (path: string) => void,
): EarlyAnswer {
	const targets = { isPage: files.isPage, appUrl }
	return (request, response) => {
		const { path, query } = splitTarget(request.url ?? '/')
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		const file = files.get(path)
		if (file) {
			if (isRead) return answerFile(request, response, file)
			response.writeHead(405, [...emptyHeaders, 'allow', 'GET, HEAD']).end()
			return 405
		}
		if (!isRead || isRoute(path)) return null
		const redirect = redirectFor(path, query, targets)
		if (redirect === null) {
			onMissing(path)
			return answerFile(request, response, files.notFound)
		}
		if (redirect.location === '/404') onMissing(path)
		response.writeHead(redirect.status, [...emptyHeaders, 'location', redirect.location]).end()
		return redirect.status
	}
}

/** Gives the bytes for a plain request for a small file, or null. */
export function plainAnswers(files: Files, onAnswer: (status: number) => void) {
	return ({ isHead, target, accepted, known }: PlainRequest): Buffer | null => {
		const file = files.get(splitTarget(target).path)
		if (!file || !('forms' in file)) return null
		const message = messageFor(file, accepted, known)
		if (message === null) return null
		onAnswer(message.status)
		return isHead ? message.head() : message.whole()
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
