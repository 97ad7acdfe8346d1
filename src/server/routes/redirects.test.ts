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
])
const isPage = (path: string) => pages.has(path)
const locationOf = (path: string, query = '') => redirectFor(path, query, isPage)?.location

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
])('%s moves permanently to %s', (path, location) => {
	expect(redirectFor(path, '', isPage)).toEqual({ status: 301, location })
})

test.each(['/fr', '/FR', '/xx/', '/zz.html'])('%s is a region that does not exist', (path) => {
	expect(redirectFor(path, '?a=1', isPage)).toEqual({ status: 302, location: '/404' })
})

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
	'',
	'*',
])('%j leads nowhere', (path) => {
	expect(redirectFor(path, '', isPage)).toBeNull()
})

test('a page that moves keeps its query', () => {
	expect(locationOf('/US', '?utm_source=x')).toBe('/usa?utm_source=x')
	expect(locationOf('/usa/', '?next=//evil.example')).toBe('/usa?next=//evil.example')
})

test('a region whose page is not built leads to the not-found page like any other', () => {
	expect(redirectFor('/uk', '', () => false)?.location).toBe('/404')
})

test('no path leads to another site, to no page, or back to itself', () => {
	const piece = fc.constantFrom(
		'/',
		'\\',
		'.',
		'..',
		'%2f',
		'%5c',
		'%00',
		'usa',
		'US',
		'.html',
		':',
	)
	const path = fc.oneof(
		fc.string(),
		fc.array(piece).map((pieces) => `/${pieces.join('')}`),
	)
	fc.assert(
		fc.property(path, (asked) => {
			const location = locationOf(asked)
			if (location === undefined) return
			expect(pages).toContain(location)
			expect(location).not.toBe(asked)
		}),
		{ numRuns: 2000 },
	)
})
