import { expect, test } from 'vitest'
import { linkCampaignQuery } from '#site-map/campaigns/link-campaign.ts'
import { toldPath } from '#site-map/type-pages.ts'
import { publicPaths } from './count.ts'
import { signupCount } from './signup-count.ts'

test.each([...publicPaths])('the utm_content of a link on %s identifies the page', (path) => {
	const page = new URLSearchParams(linkCampaignQuery(path, 'hero')).get('utm_content') ?? ''
	const paths = [page, path].map((each) => signupCount({ page: each, campaign: '' }).path)
	expect(paths).toEqual([toldPath(path), toldPath(path)])
})

test('an unknown page, and an email address used as a campaign, are counted as "other"', () => {
	expect(signupCount({ page: '/wp-admin', campaign: 'ada@example.com' })).toEqual({
		event: 'signed_up',
		path: 'other',
		source: 'other',
		campaign: 'other',
		locale: 'other',
	})
	expect(signupCount({ page: 'retreat-hero', campaign: '' }, ['/retreat']).path).toBe('/retreat')
})
