import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { attributeValues, pages } from '#testing/built-pages.ts'

/** The limit for the HTML of a page with its inlined styles, in bytes after brotli compression. */
const maxPageBytes = 27_800
/**
 * The limit for the inline scripts of a page, in bytes after brotli compression. Of these, 460 bytes suggest
 * corrections of mistyped addresses and 110 bytes solve challenges; on legal pages, 220 bytes let visitors stop the
 * counting.
 */
const maxInlineScriptBytes = 4400
/**
 * The limit for the inline scripts of the page "Say no", which composes its messages in the browser. The words of the
 * messages are data and count as HTML.
 */
const maxSayNoScriptBytes = 6000
/**
 * The limit for the inline scripts of pages with quotes or pins: one of them saves and shares these as pictures. It is
 * inline because the policy allows no script file.
 */
const maxPictureScriptBytes = 5100

test.each(pages)('$path has at most 27,800 bytes of HTML and CSS in brotli', ({ html }) => {
	expect(bytesOf(html, maxPageBytes)).toBeLessThanOrEqual(maxPageBytes)
})

test.each(pages)(
	'$path runs at most 4.4 kB of inline script, or 5.1 kB if it has quotes or pins, or 6 kB if it is Say no',
	({ html }) => {
		const scripts = [
			...html.matchAll(/<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g),
		]
		const own = html.includes('<astro-island')
			? scripts.filter(([, body]) => !isAstros(body))
			: scripts
		const max = html.includes('data-say-no')
			? maxSayNoScriptBytes
			: html.includes('data-action="png"')
				? maxPictureScriptBytes
				: maxInlineScriptBytes
		expect(bytesOf(own.map(([, body]) => body).join(''), max)).toBeLessThanOrEqual(max)
	},
)

test.each(pages)('$path loads no script file unless it has an island', ({ html }) => {
	if (html.includes('<astro-island')) return
	expect(attributeValues(html, 'script', 'src')).toEqual([])
	expect(html).not.toMatch(/rel="modulepreload"/)
})

test.each(pages)('$path loads nothing from other origins', ({ html }) => {
	const loaded = [
		...attributeValues(html, '(?:script|img|source|video|iframe|track)', 'src'),
		...attributeValues(html, '(?:img|source)', 'srcset'),
		...attributeValues(
			html,
			'link(?=[^>]*rel="(?:stylesheet|preload|icon|manifest|apple-touch-icon)")',
			'href',
		),
	]
	expect(loaded.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([])
})

test.each(pages)(
	'$path has no style attribute, because its Content-Security-Policy would block the style',
	({ html }) => {
		// HTML that visitors can copy may have a style attribute, because it is inside the value of another attribute.
		expect(html).not.toMatch(/<\w+(?:\s+[\w:-]+(?:="[^"]*")?)*\s+style=/)
	},
)

/**
 * The size of a text in brotli. If light compression, which is 20 times as fast, already makes it no larger than
 * `enough`, returns that size instead of the one after full compression.
 */
function bytesOf(text: string, enough: number): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
	const { length: light } = brotliCompressSync(text, { params })
	return light <= enough ? light : brotliCompressSync(text).length
}

/** Whether a script is Astro's loader for islands, which counts toward the island's budget. */
function isAstros(body: string | undefined): boolean {
	return body?.includes('astro-island') ?? false
}
