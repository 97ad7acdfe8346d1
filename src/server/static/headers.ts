import { cacheControlOf, mimeTypeOf } from './mime-types.ts'

/** Header names and values in turn: the form that node:http writes without building anything. */
export type FlatHeaders = string[]

/** For whatever is not a page: it loads nothing and is shown in no frame. */
const defaultPolicy = "default-src 'none'; frame-ancestors 'none'"

/** A drawing opened by its own address may keep its styles, and has no script and no origin. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Sent with every answer. Each byte counts: a page's headers and its compressed body share the
 * first congestion window. HSTS is ignored by browsers until the site is reached over TLS.
 */
const baseHeaders: Readonly<Record<string, string>> = {
	'content-security-policy': defaultPolicy,
	'strict-transport-security': 'max-age=63072000',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-resource-policy': 'same-origin',
}

/**
 * Links of this site are rendered ahead of the click. The rules travel as a data: address: as a file
 * they would be one more request beside the page, which costs its largest paint a round trip.
 */
const speculationRules = JSON.stringify({
	prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})

/** What makes a document a world of its own, and what tells browsers which links to fetch early. */
const pageHeaders: Readonly<Record<string, string>> = {
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(),geolocation=(),microphone=()',
	'speculation-rules': `"data:application/speculationrules+json,${speculationRules.replaceAll('"', '\\"')}"`,
}

/** For what is made anew for each request, and is nobody else's to keep. */
export const dynamicHeaders: Readonly<Record<string, string>> = {
	...baseHeaders,
	'cache-control': 'no-store',
}

/** For answers without a body of their own: redirects and refusals. */
export const emptyHeaders: FlatHeaders = Object.entries({
	...baseHeaders,
	'content-length': '0',
}).flat()

/**
 * What all variants of one file have in common.
 *
 * @param policy the Content-Security-Policy from the build; pages only
 */
export function fileHeaders(name: string, policy: string | undefined): FlatHeaders {
	const type = mimeTypeOf(name)
	const isDrawing = name.endsWith('.svg')
	return Object.entries({
		'content-type': type,
		'cache-control': cacheControlOf(name),
		...baseHeaders,
		...(isDrawing && { 'content-security-policy': svgPolicy }),
		...(policy !== undefined && { 'content-security-policy': policy }),
		// Pictures are made to be shown elsewhere, in link previews for one.
		...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
		...(name.endsWith('.html') && pageHeaders),
	}).flat()
}
