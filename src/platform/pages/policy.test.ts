import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyticsScriptFor } from '#site/seo/inlined/analytics-script.ts'
import { readPageSettings } from '#config/settings.ts'
import { fakeRenderer, siteWith } from '#testing/fake-renderer.ts'
import { hashOf, policy as policyOf } from './policy.ts'
import { renderSource } from '#cms/rendering/render-source.ts'

/** The policy of a page all of whose inline code is this project's own. */
function policy(html: string, api = '', analytics = 'none'): string {
	const settings = readPageSettings({ ANALYTICS: analytics, ...(api && { API_URL: api }) })
	return policyOf(html, settings, () => true)
}

const hashOfEmptyRule = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"

test('a page without scripts may not run any script', () => {
	expect(policy('<p>words</p>')).toContain("script-src 'none'")
})

test('an inline style is allowed by the hash of its exact text', () => {
	expect(policy('<style>a{}</style>')).toContain(`style-src ${hashOfEmptyRule}`)
	expect(policy('<style>a{} </style>')).not.toContain(hashOfEmptyRule)
})

test('structured data is not a script and needs no hash', () => {
	expect(policy('<script type="application/ld+json">{}</script>')).toContain("script-src 'none'")
})

test('an inline script is recognized even after an external script and after data that mentions scripts', () => {
	const data = '<script type="application/ld+json">{"text":"<script>2"}</script>'
	const page = `<script src="a.js"></script>${data}<script type="module">1</script><script>3`
	expect(policy(page)).toContain(`script-src ${hashOf('1')};`)
})

test('only a page with an island may load script files', () => {
	const plain = policy('<script>1</script>')
	const island = policy('<astro-island></astro-island><script>1</script>')
	expect(plain).not.toContain("script-src 'self'")
	expect(island).toContain("script-src 'self' 'sha256-")
})

test('a page without a form may start a service worker only if the page is installable', () => {
	expect(policy('<html data-app="/week">')).toContain("worker-src 'self'")
	expect(policy('<astro-island></astro-island>')).not.toContain('worker-src')
})

test('only a page with a form may send forms to its own origin and start the worker that solves challenges', () => {
	expect(policy('<form></form>')).toContain("form-action 'self'")
	expect(policy('<form></form>')).toContain("worker-src 'self'")
	expect(policy('')).toContain("form-action 'none'")
	expect(policy('')).not.toContain('worker-src')
})

test('an API on another origin is allowed only for pages that send requests to it', () => {
	const api = 'https://api.innervolt.example'
	const page = policy('<form></form>', api)
	expect(page).toContain(`connect-src 'self' ${api};`)
	expect(page).toContain(`form-action ${api};`)
	expect(page.split(api)).toHaveLength(3)
	expect(policy('<astro-island></astro-island>', api)).toContain(`connect-src 'self' ${api};`)
	expect(policy('<p>words</p>', api)).not.toContain(api)
})

test('the site may frame its own pages except the panel, which no site may frame', () => {
	const panel = '<astro-island component-export="OwnerPanel"></astro-island>'
	expect(policy(panel)).toMatch(/; frame-ancestors 'none'$/)
	expect(policy('<p>words</p>')).toMatch(/; frame-ancestors 'self'$/)
	expect(policy('<astro-island component-export="Week"></astro-island>')).toMatch(
		/; frame-ancestors 'self'$/,
	)
})

test('any site may frame the embeddable pages, but no other pages', async () => {
	const renderer = fakeRenderer()
	const policyAt = async (path: string) => {
		const { source } = await renderSource(renderer, siteWith(''), path, true)
		return 'policy' in source ? source.policy : undefined
	}
	expect(await policyAt('/embed/evening')).toMatch(/; frame-ancestors \*$/)
	expect(await policyAt('/embed/badge/pt')).toMatch(/; frame-ancestors \*$/)
	for (const path of ['/', '/week', '/embed', '/embed/evening/fr', '/embed/evening/de/x'])
		expect(await policyAt(path)).toMatch(/; frame-ancestors 'self'$/)
})

test('the page of the panel contains the OwnerPanel island, by which its Content-Security-Policy is chosen', () => {
	const page = readFileSync('src/site/pages/waitlist/[...place].astro', 'utf8')
	expect(page).toMatch(/<OwnerPanel client:load/)
})

test('only the panel may contain frames, for emails rendered by the API and for pages of the site', () => {
	const panel = '<astro-island component-export="OwnerPanel"></astro-island>'
	expect(policy(panel)).toContain("frame-src 'self';")
	expect(policy(panel, 'https://api.innervolt.example')).toContain(
		"frame-src 'self' https://api.innervolt.example;",
	)
	expect(policy('<astro-island component-export="Week"></astro-island>')).not.toContain('frame-src')
})

function directive(name: string, analytics: string): string {
	const service = readPageSettings({ ANALYTICS: analytics }).analytics
	if (service === null || service.kind === 'own') throw new Error('There is no script.')
	const attributes = Object.entries(analyticsScriptFor(service)).map(
		([key, value]) => `${key}="${value}"`,
	)
	const page = `<script type="text/plain" ${attributes.join(' ')}></script>`
	const parts = policy(page, '', analytics).split('; ')
	return parts.find((part) => part.startsWith(name)) ?? ''
}

const google = 'gtag:G-AB12'
const plausible = 'plausible:innervolt.app'

test('the Content-Security-Policy of a page with analytics allows the configured service and no other', () => {
	expect(directive('script-src', google)).toBe('script-src https://www.googletagmanager.com')
	expect(directive('connect-src', google)).toBe(
		"connect-src 'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.analytics.google.com",
	)
	expect(directive('img-src', google)).toContain('https://*.google-analytics.com')
	expect(directive('script-src', plausible)).toBe('script-src https://plausible.io')
	expect(directive('connect-src', plausible)).toBe("connect-src 'self' https://plausible.io")
	expect(directive('img-src', plausible)).toBe("img-src 'self'")
})

test('only pages with islands may show pictures from data URLs', () => {
	expect(policy('<astro-island></astro-island>')).toContain("img-src 'self' data:;")
	expect(policy('<p></p>')).toContain("img-src 'self';")
})

test.each([
	['https://stats.innervolt.app:8443/a/script.js', 'https://stats.innervolt.app:8443'],
	['https://cloud.umami.is/script.js', 'https://cloud.umami.is https://gateway.umami.is'],
])('events may be sent to Umami at %s', (script, origins) => {
	expect(directive('connect-src', `umami:1@${script}`)).toBe(`connect-src 'self' ${origins}`)
})

test('the Content-Security-Policy of a page without analytics names no other site', () => {
	expect(policy('<astro-island></astro-island><form></form><video></video>')).not.toContain('//')
})

test('the Content-Security-Policy of a page without the analytics script does not name the analytics service', () => {
	expect(policy('<p>words</p>', '', google)).not.toContain('//')
})

const injected =
	'<script>steal()</script><script data-analytics="plausible" src="https://evil.example/a.js"></script>'

test.each(['none', google, plausible])(
	'the Content-Security-Policy allows no script in an edited text, with analytics %s',
	(analytics) => {
		const settings = readPageSettings({ ANALYTICS: analytics })
		const found = policyOf(`<p>${injected}</p>`, settings, () => false)
		expect(found).not.toContain('evil.example')
		expect(found).not.toContain(hashOf('steal()'))
	},
)

test('only inline code that the build knows or a component names is allowed', async () => {
	const [known, named, edited] = ['known()', 'named()', 'steal()']
	const text = [known, named, edited].map((code) => `<script>${code}</script>`).join('')
	const renderer = fakeRenderer({
		pages: { '/': () => ({ text, inlineCode: [named] }) },
		knownCode: [hashOf(known)],
	})
	const { source } = await renderSource(renderer, siteWith('A'), '/', true)
	expect(source.policy).toContain(`script-src ${hashOf(known)} ${hashOf(named)};`)
	expect(source.policy).not.toContain(hashOf(edited))
})

test('inline code that a page names but does not contain is not in its Content-Security-Policy', async () => {
	const renderer = fakeRenderer({ pages: { '/': () => ({ inlineCode: ['elsewhere()'] }) } })
	const { source } = await renderSource(renderer, siteWith('A'), '/', true)
	expect(source.policy).toContain("script-src 'none'")
})
