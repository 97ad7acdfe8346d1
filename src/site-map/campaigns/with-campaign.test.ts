import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withCampaign } from './with-campaign.ts'
import { linkCampaignQuery } from './link-campaign.ts'

const signup = 'https://app.innervolt.example/signup'
const ofHero = withCampaign(signup, linkCampaignQuery('/', 'hero'))

test('a link to the app names its page, and its position on that page, in utm_content', () => {
	expect(ofHero).toBe(
		'https://app.innervolt.example/signup?utm_source=website&utm_medium=link&utm_content=home-hero',
	)
	expect(withCampaign(signup, linkCampaignQuery('/usa', 'header'))).toContain(
		'utm_content=usa-header',
	)
})

test('only the five known campaign parameters are passed on to the app', () => {
	const names = Array.from({ length: 1_000 }, (_, index) => `utm_a${index}=1`)
	const query = `?${names.join('&')}&utm_id=7&utm_term=calm`
	expect(withCampaign(signup, query)).toBe(`${signup}?utm_term=calm`)
})

test('a campaign parameter in the visitor’s address replaces the same parameter of the link only if it has a value', () => {
	const query = '?utm_source=zine&utm_campaign=june&utm_medium='
	expect(Object.fromEntries(new URL(withCampaign(ofHero, query)).searchParams)).toEqual({
		utm_source: 'zine',
		utm_medium: 'link',
		utm_content: 'home-hero',
		utm_campaign: 'june',
	})
})

test.each(['gclid', 'fbclid', 'ref', 'email', 'UTM_SOURCE', 'xutm_source', 'utm'])(
	'the parameter %s is not passed on to the app',
	(name) => {
		expect(withCampaign(signup, `?${name}=1`)).toBe(signup)
	},
)

const pair = fc.tuple(
	fc.oneof(fc.string(), fc.constantFrom('utm_source', 'utm_term', 'gclid', '__proto__')),
	fc.oneof(fc.string(), fc.constantFrom('//evil.example', '#', '&', '\r\nset-cookie: a=b', '😀')),
)

test('for any query, a link still leads to its page of the app and has only utm_* parameters, each of them once', () => {
	fc.assert(
		fc.property(fc.array(pair), fc.string(), (pairs, raw) => {
			for (const query of [new URLSearchParams(pairs).toString(), raw]) {
				const url = new URL(withCampaign(ofHero, query))
				expect(url.origin + url.pathname + url.hash).toBe(signup)
				const names = [...url.searchParams.keys()]
				for (const name of names) expect(name).toMatch(/^utm_/)
				expect(new Set(names).size).toBe(names.length)
			}
		}),
		{ numRuns: 1000 },
	)
})

test('any campaign is passed on to the app unchanged', () => {
	const campaign = fc.record({
		utm_source: fc.string({ minLength: 1, unit: 'grapheme' }),
		utm_campaign: fc.string({ minLength: 1, unit: 'grapheme' }),
	})
	fc.assert(
		fc.property(campaign, (own) => {
			const { searchParams } = new URL(withCampaign(signup, new URLSearchParams(own).toString()))
			expect(Object.fromEntries(searchParams)).toEqual(own)
		}),
	)
})

test('applying a campaign twice has the same result as applying it once', () => {
	fc.assert(
		fc.property(fc.array(pair), (pairs) => {
			const query = new URLSearchParams(pairs).toString()
			expect(withCampaign(withCampaign(ofHero, query), query)).toBe(withCampaign(ofHero, query))
		}),
	)
})
