import { expect, test } from 'vitest'
import { analyticsScript, analyticsScriptFor } from './analytics-script.ts'

test('a site without the setting ANALYTICS has no analytics script', () => {
	expect(analyticsScript()).toBeNull()
})

test('for each analytics service, the page gets the script and the account of the service', () => {
	expect(analyticsScriptFor({ kind: 'gtag', id: 'G-AB12' })).toEqual({
		'data-analytics': 'gtag',
		'data-id': 'G-AB12',
		src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12',
	})
	expect(analyticsScriptFor({ kind: 'plausible', domain: 'innervolt.app' })).toEqual({
		'data-analytics': 'plausible',
		'data-domain': 'innervolt.app',
		src: 'https://plausible.io/js/script.js',
	})
	const script = 'https://stats.innervolt.app/script.js'
	expect(analyticsScriptFor({ kind: 'umami', id: '94db-1c', script })).toEqual({
		'data-analytics': 'umami',
		'data-website-id': '94db-1c',
		src: script,
	})
})
