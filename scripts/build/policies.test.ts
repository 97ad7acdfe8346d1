import { expect, test } from 'vitest'
import { analyticsScriptFor } from '#publishing/analytics-script.ts'
import type { AnalyticsScript } from '#publishing/analytics-script.ts'
import { policy } from './policies.ts'

const hashOfEmptyRule = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"

test('a page without scripts may not run any', () => {
	expect(policy('<p>words</p>')).toContain("script-src 'none'")
})

test('an inline style is allowed by the hash of its exact text', () => {
	expect(policy('<style>a{}</style>')).toContain(`style-src ${hashOfEmptyRule}`)
	expect(policy('<style>a{} </style>')).not.toContain(hashOfEmptyRule)
})

test('structured data is not a script and needs no hash', () => {
	expect(policy('<script type="application/ld+json">{}</script>')).toContain("script-src 'none'")
})

test('only a page with an island loads scripts', () => {
	const plain = policy('<script>1</script>')
	const island = policy('<astro-island></astro-island><script>1</script>')
	expect(plain).not.toContain("script-src 'self'")
	expect(island).toContain("script-src 'self' 'sha256-")
})

test('a page may send forms to its own origin only if it has a form', () => {
	expect(policy('<form></form>')).toContain("form-action 'self'")
	expect(policy('')).toContain("form-action 'none'")
})

test('an API elsewhere is allowed only for pages that talk to it', () => {
	const api = 'https://api.innervolt.example'
	const page = policy('<form></form>', api)
	expect(page).toContain(`connect-src 'self' ${api};`)
	expect(page).toContain(`form-action ${api};`)
	expect(page.split(api)).toHaveLength(3)
	expect(policy('<astro-island></astro-island>', api)).toContain(`connect-src 'self' ${api};`)
	expect(policy('<p>words</p>', api)).not.toContain(api)
})

test('the site may frame its own pages, for the panel, and nobody may frame the panel', () => {
	const panel = '<astro-island component-export="Panel"></astro-island>'
	expect(policy(panel)).toMatch(/; frame-ancestors 'none'$/)
	expect(policy('<p>words</p>')).toMatch(/; frame-ancestors 'self'$/)
	expect(policy('<astro-island component-export="Week"></astro-island>')).toMatch(
		/; frame-ancestors 'self'$/,
	)
})

test('only the panel may show frames: mails rendered by the API, and pages', () => {
	const panel = '<astro-island component-export="Panel"></astro-island>'
	expect(policy(panel)).toContain("frame-src 'self';")
	expect(policy(panel, 'https://api.innervolt.example')).toContain(
		"frame-src 'self' https://api.innervolt.example;",
	)
	expect(policy('<astro-island component-export="Week"></astro-island>')).not.toContain('frame-src')
})

/** One directive of the policy of a page with this script. */
function directive(name: string, script: AnalyticsScript): string {
	const attributes = Object.entries(script).map(([key, value]) => `${key}="${value}"`)
	const parts = policy(`<script type="text/plain" ${attributes.join(' ')}></script>`).split('; ')
	return parts.find((part) => part.startsWith(name)) ?? ''
}

const google = analyticsScriptFor({ kind: 'gtag', id: 'G-AB12' })
const plausible = analyticsScriptFor({ kind: 'plausible', domain: 'innervolt.app' })

test('a page with analytics allows its own service and no other', () => {
	expect(directive('script-src', google)).toBe('script-src https://www.googletagmanager.com')
	expect(directive('connect-src', google)).toBe(
		"connect-src 'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.analytics.google.com",
	)
	expect(directive('img-src', google)).toContain('https://*.google-analytics.com')
	expect(directive('script-src', plausible)).toBe('script-src https://plausible.io')
	expect(directive('connect-src', plausible)).toBe("connect-src 'self' https://plausible.io")
	expect(directive('img-src', plausible)).toBe("img-src 'self'")
})

test('only pages with islands may show pictures drawn by a script', () => {
	expect(policy('<astro-island></astro-island>')).toContain("img-src 'self' data:;")
	expect(policy('<p></p>')).toContain("img-src 'self';")
})

test.each([
	['https://stats.innervolt.app:8443/a/script.js', 'https://stats.innervolt.app:8443'],
	['https://cloud.umami.is/script.js', 'https://cloud.umami.is https://gateway.umami.is'],
])('Umami at %s may be sent to', (script, origins) => {
	const umami = analyticsScriptFor({ kind: 'umami', id: '1', script })
	expect(directive('connect-src', umami)).toBe(`connect-src 'self' ${origins}`)
})

test('a page without analytics names no other site', () => {
	expect(policy('<astro-island></astro-island><form></form><video></video>')).not.toContain('//')
})
