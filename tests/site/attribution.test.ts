import { expect, test } from 'vitest'
import { toldPath } from '#site-map/type-pages.ts'
import { attributeValues, publicPages } from '#testing/built-pages.ts'

const app = 'https://app.innervolt.example/'

const linksIn = (html: string) =>
	attributeValues(html, 'a', 'href').filter((href) => href.startsWith(app))

test('every indexed page links to the app', () => {
	const without = publicPages.filter(({ html }) => linksIn(html).length === 0)
	expect(without.map(({ path }) => path)).toEqual([])
})

test.each(publicPages)('every link from $path to the app names its placement', (page) => {
	for (const link of linksIn(page.html)) {
		const { searchParams } = new URL(link)
		expect(Object.fromEntries(searchParams)).toEqual({
			utm_source: 'website',
			utm_medium: 'link',
			utm_content: expect.stringMatching(
				`^${toldPath(page.path).slice(1).replaceAll('/', '-') || 'home'}-[a-z]+$`,
			),
		})
	}
})

test('no two links to the app on a page name the same placement', () => {
	for (const { html } of publicPages) {
		const places = attributeValues(html, 'a', 'href').flatMap((href) => {
			const place = href.startsWith(app) && new URL(href).searchParams.get('utm_content')
			return place && !place.endsWith('-header') ? [place] : []
		})
		expect(new Set(places).size).toBe(places.length)
	}
})
