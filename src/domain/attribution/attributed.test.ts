import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributed } from './attributed.ts'
import { placeQuery } from './place.ts'

const signup = 'https://app.innervolt.example/signup'
const ofHero = attributed(signup, placeQuery('/', 'hero'))

test('a link names its page and its place', () => {
	expect(ofHero).toBe(
		'https://app.innervolt.example/signup?utm_source=website&utm_medium=link&utm_content=home-hero',
	)
	expect(attributed(signup, placeQuery('/usa', 'header'))).toContain('utm_content=usa-header')
})

test('a visitor’s own campaign wins, and what it leaves open stays', () => {
	const query = '?utm_source=zine&utm_campaign=june&utm_medium='
	expect(Object.fromEntries(new URL(attributed(ofHero, query)).searchParams)).toEqual({
		utm_source: 'zine',
		utm_medium: 'link',
		utm_content: 'home-hero',
		utm_campaign: 'june',
	})
})

test.each(['gclid', 'fbclid', 'ref', 'email', 'UTM_SOURCE', 'xutm_source', 'utm'])(
	'%s is not passed on',
	(name) => {
		expect(attributed(signup, `?${name}=1`)).toBe(signup)
	},
)

const pair = fc.tuple(
	fc.oneof(fc.string(), fc.constantFrom('utm_source', 'utm_term', 'gclid', '__proto__')),
	fc.oneof(fc.string(), fc.constantFrom('//evil.example', '#', '&', '\r\nset-cookie: a=b', '😀')),
)

test('whatever the query says, the page of the app stays, with utm_* alone and each once', () => {
	fc.assert(
		fc.property(fc.array(pair), fc.string(), (pairs, raw) => {
			for (const query of [new URLSearchParams(pairs).toString(), raw]) {
				const url = new URL(attributed(ofHero, query))
				expect(url.origin + url.pathname + url.hash).toBe(signup)
				const names = [...url.searchParams.keys()]
				for (const name of names) expect(name).toMatch(/^utm_/)
				expect(new Set(names).size).toBe(names.length)
			}
		}),
		{ numRuns: 1000 },
	)
})

test('every named campaign arrives letter for letter', () => {
	const campaign = fc.record({
		utm_source: fc.string({ minLength: 1, unit: 'grapheme' }),
		utm_campaign: fc.string({ minLength: 1, unit: 'grapheme' }),
	})
	fc.assert(
		fc.property(campaign, (own) => {
			const { searchParams } = new URL(attributed(signup, new URLSearchParams(own).toString()))
			expect(Object.fromEntries(searchParams)).toEqual(own)
		}),
	)
})

test('passing on twice is passing on once', () => {
	fc.assert(
		fc.property(fc.array(pair), (pairs) => {
			const query = new URLSearchParams(pairs).toString()
			expect(attributed(attributed(ofHero, query), query)).toBe(attributed(ofHero, query))
		}),
	)
})
