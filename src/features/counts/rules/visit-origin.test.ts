import { expect, test } from 'vitest'
import { visitOrigin } from './visit-origin.ts'

const site = 'https://innervolt.example'

test('a visit by a typed address has neither a source nor a campaign', () => {
	expect(visitOrigin(`${site}/usa`, '')).toEqual({ isInternal: false, source: '', campaign: '' })
})

test('a visit through a link on another site has the host of that site as its source', () => {
	expect(visitOrigin(`${site}/`, 'https://b.example/page?x=1')).toEqual({
		isInternal: false,
		source: 'b.example',
		campaign: '',
	})
})

test('utm_source takes precedence over the host of the linking site', () => {
	const { source, campaign } = visitOrigin(
		`${site}/?utm_source=zine&utm_campaign=june`,
		'https://b.example/',
	)
	expect([source, campaign]).toEqual(['zine', 'june'])
})

test('a visit from another page of this site is internal', () => {
	expect(visitOrigin(`${site}/usa`, `${site}/`)).toEqual({
		isInternal: true,
		source: 'internal',
		campaign: '',
	})
})

test('the campaign in the address of the first page is kept on the second page', () => {
	expect(visitOrigin(`${site}/usa`, `${site}/?utm_source=zine&utm_campaign=june`)).toEqual({
		isInternal: true,
		source: 'zine',
		campaign: 'june',
	})
})

test('UTM parameters in the address of a linking site are ignored', () => {
	const { campaign } = visitOrigin(`${site}/`, 'https://b.example/?utm_campaign=theirs')
	expect(campaign).toBe('')
})

test.each(['about:blank', 'not a url', 'android-app://com.mail/'])(
	'the referrer %s is not a page of this site',
	(referrer) => {
		expect(visitOrigin(`${site}/`, referrer).isInternal).toBe(false)
	},
)
