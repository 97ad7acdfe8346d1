import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { waitlistSignup } from '#features/waitlist/messages/waitlist-signup.ts'
import { readAttribution } from './attribution.ts'

const hosts = ['innervolt.example', 'localhost:3000']
const attribution = (message: object, page?: string) =>
	readAttribution(
		waitlistSignup.parse({ email: 'ada@example.com', source: 'x', ...message }),
		page,
		hosts,
	)

test('only the host of a referring site is stored', () => {
	const { referrer_host } = attribution({ referrer: 'https://news.example/item?session=1' })
	expect(referrer_host).toBe('news.example')
})

test.each(['https://innervolt.example/', 'http://localhost:3000/usa', 'about:blank', 'x', ''])(
	'%j is not stored as a referrer',
	(referrer) => {
		expect(attribution({ referrer }).referrer_host).toBeNull()
	},
)

test('a referrer with the same host as the site but another port counts as another site', () => {
	expect(attribution({ referrer: 'http://localhost:8080/' }).referrer_host).toBe('localhost')
})

test('the campaign is read from the URL of the page with the form', () => {
	const page = 'https://innervolt.example/mbti-test?utm_source=mastodon&utm_medium=social'
	expect(attribution({}, page)).toMatchObject({ utm_source: 'mastodon', utm_medium: 'social' })
})

test('the campaign of the previous page takes precedence over that of the page with the form, and the two are not mixed', () => {
	const referrer = 'https://innervolt.example/?utm_source=newsletter'
	const page = 'https://innervolt.example/mbti-test?utm_source=mastodon&utm_medium=social'
	expect(attribution({ referrer }, page)).toMatchObject({
		utm_source: 'newsletter',
		utm_medium: null,
		referrer_host: null,
	})
})

test('UTM parameters in the URL of another site are ignored', () => {
	const foreign = 'https://news.example/?utm_source=theirs'
	expect(attribution({ referrer: foreign }, foreign).utm_source).toBeNull()
})

test('UTM parameters in the signup itself take precedence over those in the URL of the page', () => {
	const page = 'https://innervolt.example/?utm_source=page'
	expect(attribution({ utm_source: 'message' }, page).utm_source).toBe('message')
})

test('a referrer that is the app or a subdomain of a service is stored as that service', () => {
	const referrers = ['https://l.instagram.com/?u=1', 'android-app://com.instagram.android/']
	for (const referrer of referrers) {
		expect(attribution({ referrer }).referrer_host).toBe('instagram')
	}
	expect(attribution({ referrer: 'https://blog.news.example/' }).referrer_host).toBe('news.example')
})

test(
	'reading any referrer and page URL causes no error, and no stored host is longer than its column',
	{ tags: 'night' },
	() => {
		const address = fc.oneof(
			fc.string({ unit: anyCharacter, maxLength: 8_192 }),
			fc.webUrl({ withQueryParameters: true, withFragments: true }),
			fc.string({ unit: anyCharacter, maxLength: 500 }).map((host) => `https://${host}`),
		)
		fc.assert(
			fc.property(address, address, (referrer, page) => {
				const { referrer_host } = attribution({ referrer }, page)
				expect(referrer_host?.length ?? 0).toBeLessThanOrEqual(100)
			}),
		)
	},
)
