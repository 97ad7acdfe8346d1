import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'

/** Where the server finds each page's policy, in the built site's folder. */
const policiesFile = '.policies.json'

/** Writes the Content-Security-Policy of every built page, for exactly its inline code. */
export async function writePolicies(folder: string, api: string): Promise<void> {
	const pages = globSync(`${folder}/**/*.html`).toSorted()
	const entries = await Promise.all(
		pages.map(async (page) => [relative(folder, page), policy(await readFile(page, 'utf8'), api)]),
	)
	await writeFile(`${folder}/${policiesFile}`, JSON.stringify(Object.fromEntries(entries)))
}

/**
 * The policy of one page: its inline scripts and styles by hash, and from its own origin only what it uses. Kept short,
 * because it travels in the page's first packets.
 *
 * @param api another origin for forms and the panel, or empty
 * @example policy('<style>a{}</style>') // "default-src 'none'; … style-src 'sha256-…'; …"
 */
export function policy(html: string, api = ''): string {
	const scripts = hashes(html, /<script\b(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g)
	const styles = hashes(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g)
	const has = (pattern: RegExp) => pattern.test(html)
	const own = has(/<astro-island\b/) ? ["'self'"] : []
	const isPanel = has(/component-export="Panel"/)
	const analytics = analyticsOrigins(html)
	return [
		"default-src 'none'",
		`script-src ${[...own, ...analytics.script, ...scripts].join(' ') || "'none'"}`,
		`style-src ${styles.join(' ') || "'none'"}`,
		// Islands render results as pictures of the page's own SVG. The panel shows pictures of letters.
		`img-src ${["'self'", ...(has(/<astro-island\b/) ? ['data:'] : []), ...(isPanel && api ? [api] : []), ...analytics.image].join(' ')}`,
		"font-src 'self'",
		...(has(/<video\b/) ? ["media-src 'self'"] : []),
		// Forms and islands call the server; checkers fetch robots.txt from within the page.
		`connect-src ${["'self'", ...(api && has(talking) ? [api] : []), ...analytics.connect].join(' ')}`,
		// The panel frames the owner's letters, rendered by the API, and the pages whose words are edited.
		...(isPanel ? [`frame-src ${["'self'", ...(api ? [api] : [])].join(' ')}`] : []),
		"manifest-src 'self'",
		`form-action ${has(/<form\b/) ? api || "'self'" : "'none'"}`,
		"base-uri 'none'",
		`frame-ancestors ${isPanel ? "'none'" : "'self'"}`,
	].join('; ')
}

/** A form, an island that may contain one, or the script of the site's own counts. */
const talking = /<(?:form|astro-island)\b|\/api\/counts/

function hashes(html: string, element: RegExp): string[] {
	const bodies = [...html.matchAll(element)]
		.map(([, body = '']) => body)
		.filter((body) => body !== '')
	return [
		...new Set(
			bodies.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`),
		),
	]
}

type Origins = Readonly<Record<'script' | 'connect' | 'image', readonly string[]>>

/** Origins from which the page's analytics load and to which they report. */
function analyticsOrigins(html: string): Origins {
	const [, kind, src = ''] =
		/<script\b[^>]*\bdata-analytics="(\w+)"[^>]*\bsrc="([^"]*)"/.exec(html) ?? []
	if (kind === undefined) return { script: [], connect: [], image: [] }
	const { origin } = new URL(src)
	if (kind === 'gtag') {
		// Also reports by pictures in browsers without a better way.
		const image = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
		return { script: [origin], connect: [...image, 'https://*.analytics.google.com'], image }
	}
	// Umami Cloud reports to another origin than it loads from.
	const gateway = origin === 'https://cloud.umami.is' ? ['https://gateway.umami.is'] : []
	return { script: [origin], connect: [origin, ...gateway], image: [] }
}
