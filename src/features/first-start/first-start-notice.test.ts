import { expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { firstStartNotice } from './first-start-notice.ts'

test("the link leads to the site's address, or to the server's address if SITE_URL is not set", () => {
	const local = firstStartNotice(readSettings({}), 'http://127.0.0.1:3000', {
		token: 'AbC',
		nameCode: 'DeF',
	})
	expect(local).toContain('\nhttp://127.0.0.1:3000/waitlist/start#AbC\n')
	expect(local).toMatch(
		/\nhttp:\/\/YOUR-NAME\/waitlist\/name\?DeF\nthen https:\/\/YOUR-NAME\/waitlist\/start#AbC$/,
	)
	const settings = readSettings({ SITE_URL: 'https://innervolt.app' })
	const own = firstStartNotice(settings, 'http://127.0.0.1:3000', { token: 'AbC', nameCode: 'DeF' })
	expect(own).toMatch(/\nhttps:\/\/innervolt\.app\/waitlist\/start#AbC$/)
})

test("in development the link leads to the port of Astro, one below the server's", () => {
	const notice = firstStartNotice(readSettings({ PORT: '3001', HOST: '::1' }), null, {
		token: 'AbC',
		nameCode: 'DeF',
	})
	expect(notice).toContain('\nhttp://[::1]:3000/waitlist/start#AbC\n')
})
