import { expect, test } from 'vitest'
import { formCount } from './form-count.ts'

const form = {
	source: 'regional-de',
	locale: 'de',
	utm_source: null,
	utm_campaign: null,
	referrer_host: null,
}

test.each([
	['premium', '/'],
	['regional-de', '/deutschland'],
	['introvert-test', '/introvert-test'],
	['mbti-test', '/mbti-test'],
	['guide-social-battery-drained', '/social-battery-drained'],
	['guide-a-page-of-the-owner', 'other'],
	['of another application', 'other'],
])('the form %j is counted for the page %s', (source, path) => {
	expect(formCount('form_sent', { ...form, source }).path).toBe(path)
})

test('a form is counted with its campaign and source; utm_source takes precedence over a referrer', () => {
	expect(formCount('form_sent', form)).toMatchObject({
		event: 'form_sent',
		source: 'direct',
		campaign: 'none',
		locale: 'de',
	})
	const referred = { ...form, referrer_host: 'www.host.example', utm_campaign: 'june' }
	expect(formCount('confirmed', referred)).toMatchObject({
		event: 'confirmed',
		source: 'host.example',
		campaign: 'june',
	})
	expect(formCount('form_sent', { ...referred, utm_source: 'letter' }).source).toBe('letter')
})
