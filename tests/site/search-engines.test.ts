import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typeRows } from '#site-map/type-pages.ts'
import { pageLanguages, pages as table } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { allPublicPages, attributeValues, pages, publicPages } from '#testing/built-pages.ts'

const site = 'https://innervolt.example'
const sourcesTitles = new Set<string>(
	pageLanguages.map((each) => words('guideWords', each).sources.title),
)
const hidden = pages.filter((page) => !publicPages.includes(page))
const sitemap = read('/sitemap.xml')
const listed = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
	address: /<loc>([^<]*)/.exec(url)?.[1] ?? '',
	changed: /<lastmod>([^<]*)/.exec(url)?.[1] ?? '',
	alternates: alternates(url, 'xhtml:link'),
}))
const twins = publicPages.flatMap(({ path, html }) =>
	attributeValues(html, 'link(?=[^>]*type="text/markdown")', 'href').map((twin) => ({
		path,
		twin,
	})),
)

test('the sitemap lists every indexable page once', () => {
	expect(listed.map(({ address }) => address).toSorted()).toEqual(
		allPublicPages.map(({ path }) => `${site}${path}`).toSorted(),
	)
})

test.each(listed)('$address has a change date that is not in the future', ({ changed }) => {
	expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/)
	expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now())
})

test.each(listed)(
	'$address and its versions in other languages list each other in the sitemap',
	(page) => {
		for (const { href } of page.alternates) {
			expect(listed.find(({ address }) => address === href)?.alternates).toEqual(page.alternates)
		}
	},
)

test('the landing page and the five country pages are language versions of one page', () => {
	const versions = listed.find(({ address }) => address === `${site}/`)?.alternates
	expect(versions?.map(({ hreflang }) => hreflang)).toEqual([
		'en-US',
		'en-IN',
		'en-GB',
		'de-DE',
		'pt-BR',
		'x-default',
	])
})

test.each(publicPages)(
	'$path lists the same language versions as the sitemap',
	({ path, html }) => {
		const inSitemap = listed.find(({ address }) => address === `${site}${path}`)?.alternates
		const inHead = alternates(html, 'link(?=[^>]*rel="alternate")(?=[^>]*hreflang)')
		expect(inHead).toEqual(inSitemap)
	},
)

test.each(hidden)('$path is noindex and has no canonical URL', ({ html }) => {
	expect(html).toContain('<meta name="robots" content="noindex">')
	expect(html).not.toContain('rel="canonical"')
})

test('robots.txt names the sitemap and blocks no page', () => {
	const robots = read('/robots.txt')
	expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
	const closed = [...robots.matchAll(/^Disallow: (\S+)/gm)].map(([, path = '']) => path)
	expect(pages.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([])
})

const copied: readonly string[] = Object.values({ ...typeRows, news: table.news }).flatMap((row) =>
	Object.values(row),
)

test('every guide, every page about a type and “What’s new” have a copy in Markdown', () => {
	const guides = publicPages.filter(
		({ path, html }) => copied.includes(path) || html.includes('"@type":"Article"'),
	)
	expect(twins).toHaveLength(guides.length)
	expect(guides.length).toBeGreaterThanOrEqual(11)
	expect(twins.map(({ twin }) => twin)).toEqual(twins.map(({ path }) => `${path}.md`))
})

test.each(twins)(
	'the Markdown copy $twin has the title of its page and a link to it',
	({ path, twin }) => {
		const html = publicPages.find((page) => page.path === path)?.html ?? ''
		const title = /<h1[^>]*>([^<]*)/.exec(html)?.[1]
		expect(read(twin)).toMatch(new RegExp(`^# ${title}\n`))
		expect(read(twin)).toContain(`<${site}${path}>`)
	},
)

test.each(twins)('the Markdown copy $twin has every heading of its page', ({ path, twin }) => {
	const html = publicPages.find((page) => page.path === path)?.html ?? ''
	const headings = [...html.matchAll(/<section id="[^"]*"><h2[^>]*>(.*?)<\/h2>/g)]
	const wanted = headings
		.map(([, heading = '']) => heading.replaceAll(/<[^>]*>/g, ''))
		.filter((heading) => !sourcesTitles.has(heading))
	expect(read(twin).match(/(?<=^## ).*/gm)).toEqual(expect.arrayContaining(wanted))
})

test.each(twins)('the Markdown copy $twin lists each source that it cites', ({ twin }) => {
	const text = read(twin)
	const marks = new Set([...text.matchAll(/\[\^(\w+)\](?!:)/g)].map(([, key]) => key))
	const notes = new Set([...text.matchAll(/^\[\^(\w+)\]:/gm)].map(([, key]) => key))
	expect(marks).toEqual(notes)
})

test.each(['/llms.txt', ...twins.map(({ twin }) => twin)])(
	'%s links only to existing pages',
	(file) => {
		const addresses = [...read(file).matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)
		expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([])
		const own = addresses.filter((address) => new RegExp(`^${site}/(?!api/)`).test(address))
		const missing = own.map((address) => new URL(address).pathname).filter((path) => !isThere(path))
		expect(missing).toEqual([])
	},
)

test('llms.txt lists every indexable page', () => {
	const text = read('/llms.txt')
	const missing = allPublicPages.filter(
		({ path }) => !text.includes(`(${site}${path})`) && !text.includes(`(${site}${path}.md)`),
	)
	expect(missing.map(({ path }) => path)).toEqual([])
})

function read(path: string): string {
	return readFileSync(`dist/site${path}`, 'utf8')
}

function isThere(path: string): boolean {
	return path === '/' || existsSync(`dist/site${path}.html`) || existsSync(`dist/site${path}`)
}

function alternates(text: string, element: string) {
	const languages = attributeValues(text, element, 'hreflang')
	const addresses = attributeValues(text, element, 'href')
	return languages.map((hreflang, index) => ({ hreflang, href: addresses[index] }))
}
