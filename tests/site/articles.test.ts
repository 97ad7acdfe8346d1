import { expect, test } from 'vitest'
import { makerLine } from '#site/seo/props/maker-line.ts'
import { words } from '#cms/reader/entries.ts'
import { pageLanguages } from '#site-map/pages.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { guideSource } from '#site-map/signup-source.ts'
import { attributeValues, type BuiltPage, languageOf, publicPages } from '#testing/built-pages.ts'

const { definition, trialLabel } = words('product')

const articles = publicPages
	.filter(({ html }) => html.includes('"@type":"Article"'))
	.map((page) => {
		const tag = languageOf(page.html)
		return { ...page, language: pageLanguages.find((each) => each === tag) ?? 'en' }
	})

test.each(articles)(
	'$path ends with a form that names the page as its source',
	({ path, html }) => {
		const sources = attributeValues(html, 'input(?=[^>]*name="source")', 'value')
		expect(sources).toEqual([guideSource(path)])
	},
)

test.each(articles)('$path names its reviewer and method', ({ html, language }) => {
	const [editors = ''] = words('guideWords', language).dates.editors.split('[')
	const { path } = addressIn('howWeWork', language)
	expect(html).toContain(`${editors}<a href="${path}">`)
})

test.each(articles)('$path has one first-level heading and describes its picture', ({ html }) => {
	expect(html.match(/<h1\b/g)).toHaveLength(1)
	const main = html.slice(html.indexOf('<main'))
	expect(attributeValues(main, 'svg(?=[^>]*role="img")', 'aria-label')[0]).toMatch(/\w+ \w+/)
})

test.each(articles)(
	'$path describes the app and its price on the first screen and at the end',
	({ path, html, language }) => {
		const text = html.slice(html.indexOf('<main')).replaceAll(/<[^>]+>/g, '')
		const [maker] = makerLine('guide', { language, path })
		expect(text.indexOf(maker)).toBeLessThan(4000)
		expect(text).toContain(maker)
		expect(text).toContain(`${definition[language]}${trialLabel[language]}`)
	},
)

test.each(articles)('$path links to the signup in a new tab', ({ html }) => {
	const main = html.slice(html.indexOf('<main'))
	const links = attributeValues(main, 'a(?=[^>]*target="_blank")', 'href')
	expect(links.some((address) => address.includes('/signup?'))).toBe(true)
})

test.each([
	'what-is-social-energy-management',
	'why-traditional-fails',
	'social-energy-framework',
	'vs-mood-tracking',
])(
	'the guide to social energy management has the section %s, and its table of contents lists it once',
	(id) => {
		const { html } = pageAt('/social-energy-management')
		const lists = html.match(/<nav\b[\s\S]*?<\/nav>/g)?.join('') ?? ''
		expect(attributeValues(html, 'section', 'id').filter((each) => each === id)).toHaveLength(1)
		expect(attributeValues(lists, 'a', 'href').filter((each) => each === `#${id}`)).toHaveLength(1)
	},
)

test.each([
	['/terms', 10],
	['/privacy', 10],
	['/refund', 9],
])('%s has %i sections', (path, count) => {
	const { html } = pageAt(path)
	const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
	expect(main.match(/<h2\b/g)).toHaveLength(count)
})

function pageAt(path: string): BuiltPage {
	const page = publicPages.find((each) => each.path === path)
	if (!page) throw new Error(`No page at ${path}`)
	return page
}
