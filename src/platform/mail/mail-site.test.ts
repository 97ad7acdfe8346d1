import { expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { mailSite } from './mail-site.ts'

test.each([
	[{}, 'http://127.0.0.1:3000'],
	[{ HOST: 'localhost', PORT: '8080' }, 'http://localhost:8080'],
	[{ HOST: '::1' }, 'http://[::1]:3000'],
	[{ HOST: '0.0.0.0' }, 'https://innervolt.example'],
	[{ PORT: '0' }, 'https://innervolt.example'],
	[{ API_URL: 'https://api.innervolt.app' }, 'https://innervolt.example'],
	[{ SITE_URL: 'https://innervolt.app' }, 'https://innervolt.app'],
	[{ SITE_URL: 'https://innervolt.example' }, 'https://innervolt.example'],
])(
	'with %j, emails that are not triggered by a request contain links to %s',
	(environment, site) => {
		expect(mailSite(readSettings(environment))).toBe(site)
	},
)
