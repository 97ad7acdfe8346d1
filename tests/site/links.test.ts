import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages as table } from '#site-map/pages.ts'
import { deadAddresses, deadLinks } from '#testing/dead-links.ts'
import { allPages, allPublicPages, pages, publicPages } from '#testing/built-pages.ts'
import { linkFaults } from '#cms/checks/text-faults.ts'
import { writtenTexts } from '#cms/checks/written-texts.ts'

const site = 'https://innervolt.example'

/** Paths without a built file, because they are rendered for each request. */
const requested = ['oembed']

const exists = (path: string) =>
	requested.includes(path) ||
	path.startsWith('api/tools/') ||
	existsSync(`dist/site/${path}.html`) ||
	existsSync(`dist/site/${path}`)

test.each(pages)(
	'$path links to, loads and names only existing pages and files of this site',
	({ html }) => {
		expect(deadLinks(html, site, exists)).toEqual([])
		const [data = ''] = /<script type="application\/ld\+json">.*?<\/script>/s.exec(html) ?? []
		expect(deadAddresses(data, site, exists)).toEqual([])
	},
)

test.each(globSync('dist/site/**/*.{md,txt,xml}'))('%s names only existing pages', (file) => {
	expect(deadAddresses(readFileSync(file, 'utf8'), site, exists)).toEqual([])
})

test('every link in the texts leads to an existing page and anchor', () => {
	const ids = /\sid="(?!paint-)([^"]+)"/g
	const anchors = new Map(
		allPages.map(({ path, html }) => [path, [...html.matchAll(ids)].map(([, id = '']) => id)]),
	)
	expect(linkFaults(writtenTexts(), anchors)).toEqual([])
})

/** Pages to which the header or footer of every page links. */
const { home, news, terms, privacy, refund, accessibility } = table
const linkedEverywhere = [
	home.en,
	...[news, terms, privacy, refund, accessibility].flatMap(Object.values<string>),
]
const others = publicPages.filter(({ path }) => !linkedEverywhere.includes(path))

test.each(others)('$path is linked from the text of at least two other pages', ({ path }) => {
	const link = new RegExp(`<a\\b[^>]*\\shref="${path}(?:#[^"]*)?"`)
	const linking = allPublicPages.filter(
		(page) => page.path !== path && link.test(/<main.*<\/main>/s.exec(page.html)?.[0] ?? ''),
	)
	expect(linking.length).toBeGreaterThanOrEqual(2)
})
