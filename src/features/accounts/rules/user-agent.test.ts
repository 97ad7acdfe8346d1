import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { deviceOf } from './user-agent.ts'

test.each([
	[
		'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
		'Chrome',
		'Android',
	],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
		'Edge',
		'Windows',
	],
	['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
	[
		'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
		'Safari',
		'iPad',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
		'Chrome',
		'iPhone',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
		'Safari',
		'macOS',
	],
	['curl/8.14.1', null, null],
	[undefined, null, null],
])(
	'from the User-Agent %s the browser and the system are both recognized or both unknown',
	(userAgent, browser, system) => {
		expect(deviceOf(userAgent)).toEqual({ browser, system })
	},
)

test(
	'only known browsers and systems are recognized, whatever the User-Agent header contains',
	{ tags: 'night' },
	() => {
		const part = fc.constantFrom('Version/', 'Mobile/', 'Safari/', '1.0', ' ', 'Firefox/', 'iPhone')
		const header = fc.oneof(
			fc.string({ unit: anyCharacter, maxLength: 16_384 }),
			fc.array(part, { maxLength: 2_000 }).map((parts) => parts.join('')),
		)
		fc.assert(
			fc.property(header, (userAgent) => {
				const { browser, system } = deviceOf(userAgent)
				expect([null, 'Safari', 'Firefox']).toContain(browser)
				expect([null, 'iPhone']).toContain(system)
			}),
		)
	},
)
