import { createHash } from 'node:crypto'
import type { PageSettings } from '#config/settings.ts'

/**
 * The policy of one page. It allows the page's inline scripts and styles by hash, and requests to the site's origin,
 * the API and the analytics service only as far as the page needs them. It is kept short, because it travels in the
 * page's first packets.
 *
 * @param isOwn whether a hash belongs to this project's code; other inline code, as in an edited text, is forbidden
 * @param canBeFramed whether other sites may frame it
 */
export function policy(
	html: string,
	{ addresses: { api }, analytics: service }: Pick<PageSettings, 'addresses' | 'analytics'>,
	isOwn: (hash: string) => boolean,
	canBeFramed = false,
): string {
	const scripts = inlineHashes(html, 'script').filter(isOwn)
	const styles = inlineHashes(html, 'style').filter(isOwn)
	const has = (pattern: RegExp) => pattern.test(html)
	const own = has(/<astro-island\b/) ? ["'self'"] : []
	const isPanel = has(/component-export="OwnerPanel"/)
	const analytics = analyticsOrigins(html, service)
	return [
		"default-src 'none'",
		`script-src ${[...own, ...analytics.script, ...scripts].join(' ') || "'none'"}`,
		`style-src ${styles.join(' ') || "'none'"}`,
		// Islands render results as pictures, in data: URLs, from the page's own SVG. The panel shows the pictures of
		// letters.
		`img-src ${["'self'", ...(has(/<astro-island\b/) ? ['data:'] : []), ...(isPanel && api ? [api] : []), ...analytics.image].join(' ')}`,
		"font-src 'self'",
		...(has(/<video\b/) ? ["media-src 'self'"] : []),
		// Forms and islands call the server; tools that check the page, such as Lighthouse, fetch robots.txt from within
		// it.
		`connect-src ${["'self'", ...(api && has(talking) ? [api] : []), ...analytics.connect].join(' ')}`,
		// The panel frames the owner's letters, rendered by the API, and the pages whose words are edited.
		...(isPanel ? [`frame-src ${["'self'", ...(api ? [api] : [])].join(' ')}`] : []),
		"manifest-src 'self'",
		// Workers solve challenges of forms; an installable page has a service worker.
		...(has(/<form\b| data-app=/) ? ["worker-src 'self'"] : []),
		`form-action ${has(/<form\b/) ? api || "'self'" : "'none'"}`,
		"base-uri 'none'",
		`frame-ancestors ${isPanel ? "'none'" : canBeFramed ? '*' : "'self'"}`,
	].join('; ')
}

/**
 * Matches whatever calls the server: a form, an island that may contain one, or the script of the site's own counts.
 */
const talking = /<(?:form|astro-island)\b|\/api\/counts/

/** The hashes of the inline scripts or styles of a page, in the form that policies use. */
export function inlineHashes(html: string, element: 'script' | 'style'): readonly string[] {
	const hashes = new Set<string>()
	let end = 0
	for (;;) {
		const start = html.indexOf(`<${element}`, end)
		const body = html.indexOf('>', start) + 1
		end = html.indexOf(`</${element}>`, body)
		if (start === -1 || body === 0 || end === -1) return [...hashes]
		const isData = html.slice(start, body).includes(' type="application/')
		if (body < end && !isData) hashes.add(hashOf(html.slice(body, end)))
	}
}

/** @example hashOf('a{}') // "'sha256-…'" */
export function hashOf(code: string): string {
	return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

type Analytics = PageSettings['analytics']
type Origins = Readonly<Record<'script' | 'connect' | 'image', readonly string[]>>

const noOrigins: Origins = { script: [], connect: [], image: [] }

function analyticsOrigins(html: string, analytics: Analytics): Origins {
	if (analytics === null || analytics.kind === 'own') return noOrigins
	if (!html.includes(' data-analytics=')) return noOrigins
	if (analytics.kind === 'gtag') {
		// Google's script requests images where it cannot send its reports otherwise.
		const image = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
		const connect = [...image, 'https://*.analytics.google.com']
		return { script: ['https://www.googletagmanager.com'], connect, image }
	}
	const { origin } = new URL(analytics.kind === 'umami' ? analytics.script : 'https://plausible.io')
	// Umami Cloud reports to an origin other than the one it loads from.
	const gateway = origin === 'https://cloud.umami.is' ? ['https://gateway.umami.is'] : []
	return { script: [origin], connect: [origin, ...gateway], image: [] }
}
