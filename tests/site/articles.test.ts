import { expect, test } from 'vitest'
import { attributeValues, publicPages } from '#testing/built-pages.ts'

const articles = publicPages.filter(({ html }) => html.includes('"@type":"Article"'))

test.each(articles)(
	'$path ends with a form that names the page as its source',
	({ path, html }) => {
		const sources = attributeValues(html, 'input(?=[^>]*name="source")', 'value')
		expect(sources).toEqual([`guide-${path.slice(1)}`])
	},
)

test.each(articles)('$path says who checked it, and how', ({ html }) => {
	expect(html).toContain('Written and checked by the Innervolt editors: <a href="/how-we-work">')
})
