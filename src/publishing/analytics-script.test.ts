import { expect, test } from 'vitest'
import { analyticsScript, scriptOf } from './analytics-script.ts'

test('a site without the setting has no script of analytics', () => {
	expect(analyticsScript).toBeNull()
})

test('each kind gets its script, and is told whose account it is', () => {
	expect(scriptOf({ kind: 'gtag', id: 'G-AB12' })).toEqual({
		'data-analytics': 'gtag',
		'data-id': 'G-AB12',
		src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12',
	})
	expect(scriptOf({ kind: 'plausible', domain: 'innervolt.app' })).toEqual({
		'data-analytics': 'plausible',
		'data-domain': 'innervolt.app',
		src: 'https://plausible.io/js/script.js',
	})
	const script = 'https://stats.innervolt.app/script.js'
	expect(scriptOf({ kind: 'umami', id: '94db-1c', script })).toEqual({
		'data-analytics': 'umami',
		'data-website-id': '94db-1c',
		src: script,
	})
})
