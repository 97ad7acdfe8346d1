import { expect, test } from 'vitest'
import { attributes, publicPages } from '#testing/built-pages.ts'

const app = 'https://app.innervolt.example/'

test.each(publicPages)('every link from $path into the app says where it stands', (page) => {
	const links = attributes(page.html, 'a', 'href').filter((href) => href.startsWith(app))
	for (const link of links) {
		const { searchParams } = new URL(link)
		expect(Object.fromEntries(searchParams)).toEqual({
			utm_source: 'website',
			utm_medium: 'link',
			utm_content: expect.stringMatching(`^${page.path.slice(1) || 'home'}-[a-z]+$`),
		})
	}
})

test('no two places of a page are called the same', () => {
	for (const { html } of publicPages) {
		const places = attributes(html, 'a', 'href').flatMap((href) => {
			const place = href.startsWith(app) && new URL(href).searchParams.get('utm_content')
			return place && !place.endsWith('-header') ? [place] : []
		})
		expect(new Set(places).size).toBe(places.length)
	}
})
