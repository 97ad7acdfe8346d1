import { lookup } from 'mrmime'

/** Header values by lower-case name. */
export type ResponseHeaders = Readonly<Record<string, string>>

/** Policy of all responses except pages: nothing loads, no framing. */
const defaultPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Policy of a service worker's script: the worker may request the files that it keeps. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Policy of an SVG that is opened as a document: its inline styles apply, but it runs no scripts and has no origin. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Headers of all responses. HSTS is always among them, because browsers ignore it on plain HTTP. */
const baseHeaders: ResponseHeaders = {
	'content-security-policy': defaultPolicy,
	'strict-transport-security': 'max-age=63072000',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-resource-policy': 'same-origin',
}

/**
 * Prerenders links to this site's pages on hover. The rules are a data: URL, because a file would be another request
 * beside the page and delay its largest paint by a round trip. Without `relative_to` the pattern would be relative to
 * the data: URL and match no link.
 */
const speculationRules = JSON.stringify({
	prerender: [{ where: { href_matches: '/*', relative_to: 'document' }, eagerness: 'moderate' }],
})

/** Additional headers of pages: isolation from other origins, disabled device APIs, speculation rules. */
const pageHeaders: ResponseHeaders = {
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(),geolocation=(),microphone=()',
	'speculation-rules': `"data:application/speculationrules+json,${speculationRules.replaceAll('"', '\\"')}"`,
}

/**
 * The Content-Type of a file name.
 *
 * @example mimeTypeOf('guide.md') // 'text/markdown; charset=utf-8'
 */
function mimeTypeOf(name: string): string {
	// The extension of a feed only says that it is XML.
	if (name.endsWith('feed.xml')) return 'application/atom+xml; charset=utf-8'
	// The type that browsers expect; mrmime lists none.
	if (name.endsWith('.ico')) return 'image/x-icon'
	const type = lookup(name) ?? 'application/octet-stream'
	return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/**
 * The Cache-Control of a file name. Browsers revalidate rendered pages each time (304), and a proxy in front may keep
 * them for a minute. They are not `no-store`, which would disable the back/forward cache. Files in `assets/` and fonts
 * are kept for a year, because a changed file gets a new name.
 */
function cacheControlOf(name: string): string {
	if (name.startsWith('waitlist')) return 'no-cache'
	// A proxy must not cache an error page.
	if (/(?:^|\/)500\.html$/.test(name)) return 'no-store'
	if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
	if (name.startsWith('fonts/')) return 'public, max-age=31536000'
	if (/^media\/|^[\w-]+\.(?:ico|png|svg)$/.test(name)) return 'public, max-age=86400'
	return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
}

export const dynamicHeaders: ResponseHeaders = {
	...baseHeaders,
	'cache-control': 'no-store',
}

export const emptyHeaders: ResponseHeaders = { ...baseHeaders, 'content-length': '0' }

/**
 * Headers common to all variants of a file.
 *
 * @param policy the Content-Security-Policy of a page; undefined for other files
 */
export function fileHeaders(name: string, policy: string | undefined): ResponseHeaders {
	const type = mimeTypeOf(name)
	const isSvg = name.endsWith('.svg')
	return {
		'content-type': type,
		'cache-control': cacheControlOf(name),
		...baseHeaders,
		...(isSvg && { 'content-security-policy': svgPolicy }),
		...(name.endsWith('-worker.js') && { 'content-security-policy': workerPolicy }),
		...(policy !== undefined && { 'content-security-policy': policy }),
		// Other sites may embed images, as link previews do.
		...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
		...(name.endsWith('.html') && pageHeaders),
	}
}
