import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeValues, pages, publicPages } from '#testing/built-pages.ts'

const property = (html: string, name: string) =>
	attributeValues(html, `meta(?=[^>]*(?:property|name)="${name}")`, 'content')

test.each(publicPages)('$path has a link preview with its size and description', ({ html }) => {
	const [address = ''] = property(html, 'og:image')
	expect(address).toMatch(/^https:\/\/innervolt\.example\/media\/cards\/[\w-]+\.png$/)
	expect(existsSync(`dist/site${new URL(address).pathname}`)).toBe(true)
	expect(property(html, 'og:image:width')).toEqual(['1200'])
	expect(property(html, 'og:image:height')).toEqual(['630'])
	expect(property(html, 'og:image:alt')[0]?.length).toBeGreaterThan(30)
	expect(property(html, 'twitter:card')).toEqual(['summary_large_image'])
})

test('no two pages have the same picture in their link previews', () => {
	const cards = publicPages.flatMap(({ html }) => property(html, 'og:image'))
	expect(new Set(cards).size).toBe(publicPages.length)
})

test('private pages have no link preview', () => {
	const hidden = pages.filter((page) => !publicPages.includes(page))
	expect(hidden.flatMap(({ html }) => property(html, 'og:image'))).toEqual([])
})
