import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'

/** The path of a page that the proxy adds. This page opens `/terms` once the browser has prerendered `/terms`. */
const activatePath = '/activate-prerendered-page'

/**
 * Starts a proxy that makes the browser prerender pages at once, without a visitor hovering over a link, and records
 * the prerendered pages. Browsers prerender at most ten pages per open page.
 *
 * @param rules the pages to prerender, by the path of the opened page
 */
export async function startPrerenderProxy(
	target: string,
	rules: Readonly<Record<string, readonly string[]>>,
) {
	const prerendered: string[] = []
	const { promise: termsPrerendered, resolve: resolveTerms } = Promise.withResolvers<void>()

	const proxy = createServer(async (request, response) => {
		const { url = '/', method, headers } = request
		if (url === activatePath) {
			response.setHeader('content-type', 'text/html')
			return response.end(activatePage)
		}
		if (url === `${activatePath}/ready`) {
			await termsPrerendered
			return response.end()
		}
		const isPrerender = String(headers['sec-purpose']).includes('prerender')
		if (isPrerender && headers['sec-fetch-dest'] === 'document') {
			prerendered.push(url)
			if (url === '/terms') response.once('finish', resolveTerms)
		}
		const upstream = forward(`${target}${url}`, { method, headers }, (answer) => {
			const pages = isPrerender ? undefined : rules[url]
			response.writeHead(answer.statusCode ?? 502, {
				...answer.headers,
				...(pages && { 'speculation-rules': rulesFor(pages, String(headers.host)) }),
			})
			answer.pipe(response)
		})
		return request.pipe(upstream)
	})
	proxy.listen(0, '127.0.0.1')
	await once(proxy, 'listening')
	const bound = proxy.address()
	const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
	return {
		address,
		activateUrl: address + activatePath,
		prerendered,
		close: async () => {
			proxy.closeAllConnections()
			proxy.close()
			await once(proxy, 'close')
		},
	}
}

const activatePage = `<!doctype html>
<script type="speculationrules">{"prerender":[{"urls":["/terms"],"eagerness":"immediate"}]}</script>
<script>fetch('${activatePath}/ready').then(() => (location.href = '/terms'))</script>`

function rulesFor(pages: readonly string[], host: string): string {
	const urls = pages.map((path) => `http://${host}${path}`)
	const text = JSON.stringify({ prerender: [{ urls, eagerness: 'immediate' }] })
	return `"data:application/speculationrules+json,${text.replaceAll('"', '\\"')}"`
}
