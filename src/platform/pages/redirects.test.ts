import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectFor } from './redirects.ts'

const pages = new Set([
	'/',
	'/404',
	'/usa',
	'/india',
	'/uk',
	'/deutschland',
	'/brasil',
	'/guides/a',
	'/introvert-test',
	'/privacy',
	'/terms',
	'/refund',
])
const targets = {
	isPage: (path: string) => pages.has(path),
	isFile: (path: string) => pages.has(path) || path === '/guides/a.md',
	appUrl: 'https://app.innervolt.example',
}
const nothing = { isPage: () => false, isFile: () => false }
const locationOf = (path: string, query = '') => redirectFor(path, query, targets)?.location

test('the former path of a page redirects permanently to the page as long as the page exists', () => {
	const former = new Map([
		['/united-states', '/usa'],
		['/faq', '/india'],
		['/old', '/gone'],
	])
	const moved = { ...targets, movedFrom: (path: string) => former.get(path) }
	expect(redirectFor('/United-States/', '?utm_source=x', moved)).toEqual({
		status: 301,
		location: '/usa?utm_source=x',
	})
	expect(redirectFor('/faq', '', moved)?.location).toBe('/india')
	expect(redirectFor('/old', '', moved)).toBeNull()
})

test.each([
	['/us', '/usa'],
	['/in', '/india'],
	['/gb', '/uk'],
	['/de', '/deutschland'],
	['/br', '/brasil'],
	['/US', '/usa'],
	['/De/', '/deutschland'],
	['/USA', '/usa'],
	['/usa/', '/usa'],
	['/usa.html', '/usa'],
	['/Uk', '/uk'],
	['/index.html', '/'],
	['/index', '/'],
	['/%75sa', '/usa'],
	['/guides/a/', '/guides/a'],
	['/Guides/A.html', '/guides/a'],
	['/404.html', '/404'],
	['/usa/index.html', '/usa'],
	['/USA/INDEX.HTML', '/usa'],
	['/usa/index', '/usa'],
	['/index.html/', '/'],
	['/features', '/#features'],
	['/pricing', '/#pricing'],
	['/FAQ/', '/#faq'],
	['/support', '/#support'],
	['/test/index.html', '/introvert-test'],
	['/privacy-policy.html', '/privacy'],
	['/Terms-of-Service', '/terms'],
	['/refund-policy', '/refund'],
])('%s redirects permanently to %s', (path, location) => {
	expect(redirectFor(path, '', targets)).toEqual({ status: 301, location })
})

test.each(['/fr', '/FR', '/en', '/xx/', '/zz.html'])(
	'%s, which names an unknown region, redirects temporarily to /404',
	(path) => {
		expect(redirectFor(path, '?a=1', targets)).toEqual({ status: 302, location: '/404' })
	},
)

test.each([
	'/nowhere',
	'/usa//',
	'//usa',
	'//evil.example/',
	'/\\evil.example',
	'/%2Fusa',
	'/guides%2Fa',
	'/usa%00',
	'/usa%',
	'/%ff',
	'/usa;a=b',
	'/./usa',
	'/guides/../usa',
	'/.html',
	'/index/index',
	'/assets/index',
	'/api/us',
	'/500',
	'/f1',
	'/home',
	'/quiz',
	'/mbti',
	'/blog',
	'/contact',
	'/refunds',
	'/germany',
	'/app',
	'/sign-up',
	'/constructor',
	'/__proto__',
	'//faq',
	'/\\faq',
	'/login//evil.example',
	'/%2f%2fevil.example',
	'/%5cevil.example',
	'/%2flogin',
	'',
	'*',
])('%j does not redirect', (path) => {
	expect(redirectFor(path, '', targets)).toBeNull()
})

test('a redirect to a page keeps the query', () => {
	expect(locationOf('/US', '?utm_source=x')).toBe('/usa?utm_source=x')
	expect(locationOf('/usa/', '?next=//evil.example')).toBe('/usa?next=//evil.example')
})

test('the path that password managers request redirects temporarily to the account section of the panel', () => {
	const panel = new Set(['/waitlist/cuenta'])
	const path = '/.well-known/change-password'
	expect(redirectFor(path, '?x', { ...targets, isPage: (each) => panel.has(each) })).toEqual({
		status: 302,
		location: '/waitlist/cuenta',
	})
	expect(redirectFor(path, '', targets)).toBeNull()
})

test('the path of a region whose page was not built redirects to /404', () => {
	expect(redirectFor('/uk', '', { ...targets, ...nothing })?.location).toBe('/404')
})

test.each([
	['/deutschland', '/'],
	['/de', '/'],
	['/De/', '/'],
	['/deutschland/woche', '/week'],
	['/Deutschland/Woche.html', '/week'],
	['/deutschland/impressum', '/terms'],
	['/deutschland/soziale-batterie-leer.md', '/social-battery-drained.md'],
	['/deutschland/print/wochenvorlage.csv', '/print/weekly-template.csv'],
])('on a site without German, %s redirects temporarily to %s with its query', (path, location) => {
	const english = new Set(['/', '/week', '/terms', '/brasil'])
	const files = new Set([...english, '/social-battery-drained.md', '/print/weekly-template.csv'])
	const site = {
		...targets,
		isPage: (each: string) => english.has(each),
		isFile: (each: string) => files.has(each),
	}
	expect(redirectFor(path, '?a=1', site)).toEqual({ status: 302, location: `${location}?a=1` })
	expect(redirectFor('/br', '', site)).toEqual({ status: 301, location: '/brasil' })
	expect(redirectFor('/deutschland/nirgends', '', site)).toBeNull()
})

test('the path of a missing page does not redirect if the English version is missing too', () => {
	expect(redirectFor('/deutschland/woche', '', { ...targets, ...nothing })).toBeNull()
	expect(redirectFor('/de', '', { ...targets, ...nothing })?.location).toBe('/404')
})

test('a misspelled path of a file in a language that the site has does not redirect to the English version of that file', () => {
	expect(
		redirectFor('/Deutschland/Print/Wochenvorlage.csv', '', { ...targets, isFile: () => true }),
	).toBeNull()
})

test('the anchor in the target of a redirect comes after the query', () => {
	expect(locationOf('/pricing', '?utm_source=x')).toBe('/?utm_source=x#pricing')
	expect(locationOf('/pricing', '?next=//evil.example')).toBe('/?next=//evil.example#pricing')
})

test.each([
	['/login', 'login?utm_source=website&utm_medium=link&utm_content=login-redirect'],
	['/SignUp/', 'signup?utm_source=website&utm_medium=link&utm_content=signup-redirect'],
])('%s redirects temporarily to the app', (path, place) => {
	const location = `https://app.innervolt.example/${place}`
	expect(redirectFor(path, '', targets)).toEqual({ status: 302, location })
})

test('a redirect to the app keeps only campaign parameters', () => {
	const location = locationOf('/login', '?utm_source=zine&next=//evil.example&gclid=7') ?? ''
	const query = Object.fromEntries(new URL(location).searchParams)
	expect(query).toEqual({
		utm_source: 'zine',
		utm_medium: 'link',
		utm_content: 'login-redirect',
	})
})

test('a mistaken path does not redirect to a missing page', () => {
	expect(redirectFor('/faq', '', { ...targets, ...nothing })).toBeNull()
})

test('no path or query redirects to another site, to a missing page or in a loop', () => {
	const piece = fc.constantFrom(
		'/',
		'\\',
		'.',
		'..',
		'@',
		'%2f',
		'%5c',
		'%00',
		'evil.example',
		'usa',
		'US',
		'faq',
		'LOGIN',
		'.html',
		':',
	)
	const pieces = fc.array(piece).map((some) => some.join(''))
	const path = fc.oneof(
		fc.string(),
		pieces.map((some) => `/${some}`),
	)
	const query = fc.oneof(
		fc.string().map((some) => `?${some}`),
		pieces.map((some) => `?next=${some}`),
	)
	fc.assert(
		fc.property(path, query, (asked, given) => {
			const location = locationOf(asked, given)
			if (location === undefined) return
			const { origin, pathname } = new URL(location, 'https://innervolt.example')
			const isApp = origin === targets.appUrl && /^\/(?:login|signup)$/.test(pathname)
			const isOurs = origin === 'https://innervolt.example' && pages.has(pathname)
			expect(isApp || isOurs).toBe(true)
			expect(location).not.toBe(asked)
			// The target itself does not redirect.
			expect(isApp || locationOf(pathname)).toBeOneOf([true, undefined])
		}),
		{ numRuns: 3000 },
	)
})
