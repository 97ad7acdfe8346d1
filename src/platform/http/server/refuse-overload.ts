import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOfPath } from '#site-map/error-pages.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { ErrorResponse } from '#values/messages/error-response.ts'
import { isApiPath } from '#platform/http/error-pages.ts'
import { dynamicHeaders } from '#platform/pages/headers.ts'

/** Plain texts instead of pages, because rendering would add to the load. */
const texts = {
	en: 'Too many requests at once. Please try again in a few seconds.',
	de: 'Zu viele Anfragen auf einmal. Bitte versuche es in ein paar Sekunden noch einmal.',
	pt: 'Muitos pedidos de uma só vez. Tente de novo em alguns segundos.',
} as const satisfies Record<PageLanguage, string>

const apiError = JSON.stringify({ error: 'unavailable' } satisfies ErrorResponse)

/**
 * Responds 503 with `Retry-After`. Returns false for the liveness check, which it does not refuse: after a 503 a
 * supervisor would end the process, although it is only overloaded.
 */
export function refuseOverload({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
	if (url === '/healthz') return false
	const isApi = isApiPath(url)
	response
		.writeHead(503, {
			...dynamicHeaders,
			'retry-after': '5',
			'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
		})
		.end(isApi ? apiError : texts[languageOfPath(url)])
	return true
}
