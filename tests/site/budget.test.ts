import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributes, pages } from '#testing/built-pages.ts'
import { sendRaw, startServer, type Server } from '#testing/site-server.ts'

/** One initial congestion window: ten packets. HTML with its styles and the response headers, in bytes. */
const firstRoundTrip = 14_600
/** Inline scripts of a page, in bytes as sent, in brotli. */
const inlineScript = 1500

let server: Server
beforeAll(async () => {
	server = await startServer()
})
afterAll(async () => {
	await server.stop()
})

test.each(pages)('$path arrives in one round trip', async ({ path }) => {
	expect(await bytesOnTheWire(path)).toBeLessThanOrEqual(firstRoundTrip)
})

test.each(pages)('$path runs at most 1.5 KB of inline script', ({ html }) => {
	const scripts = [...html.matchAll(/<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g)]
	const own = html.includes('<astro-island')
		? scripts.filter(([, body]) => !isAstros(body))
		: scripts
	const sent = brotliCompressSync(own.map(([, body]) => body).join(''))
	expect(sent.length).toBeLessThanOrEqual(inlineScript)
})

test.each(pages)('$path loads no script file unless it has an island', ({ html }) => {
	if (html.includes('<astro-island')) return
	expect(attributes(html, 'script', 'src')).toEqual([])
	expect(html).not.toMatch(/rel="modulepreload"/)
})

test.each(pages)('$path loads nothing from anywhere else', ({ html }) => {
	const loaded = [
		...attributes(html, '(?:script|img|source|video|iframe|track)', 'src'),
		...attributes(html, '(?:img|source)', 'srcset'),
		...attributes(
			html,
			'link(?=[^>]*rel="(?:stylesheet|preload|icon|manifest|apple-touch-icon)")',
			'href',
		),
	]
	expect(loaded.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([])
})

test.each(pages)('$path has no style attribute, which its policy would forbid', ({ html }) => {
	expect(html).not.toMatch(/<[^>]+\sstyle=/)
})

/** The answer as it crosses the wire: status line, headers and compressed body. */
async function bytesOnTheWire(path: string): Promise<number> {
	const lines = ['Host: localhost', 'Accept-Encoding: gzip, deflate, br', 'Connection: close']
	return (await sendRaw(server.port, [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')))
		.length
}

/** The loader that Astro puts beside an island; it is counted with the island's own budget. */
function isAstros(body: string | undefined): boolean {
	return body?.includes('astro-island') ?? false
}
