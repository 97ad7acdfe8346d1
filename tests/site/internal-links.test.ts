import { expect, test } from 'vitest'
import { pages } from '#site-map/pages.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { allPublicPages, publicPages } from '#testing/built-pages.ts'

const paths = publicPages.map(({ path }) => path)

/** The places that link to each page: the paths of other pages, and the footer as one place. */
const waysIn = new Map(paths.map((path) => [path, new Set<string>()]))
for (const { path, html } of allPublicPages) {
	for (const target of targetsIn(html, 'main')) if (target !== path) waysIn.get(target)?.add(path)
	for (const target of targetsIn(html, 'footer')) waysIn.get(target)?.add('the footer')
}

test.each(paths)('%s is linked from at least two places', (path) => {
	expect([...(waysIn.get(path) ?? [])].length).toBeGreaterThanOrEqual(2)
})

test.each([
	[pages.usa.en, 'en'],
	[pages.india.en, 'en'],
	[pages.uk.en, 'en'],
	[pages.home.de, 'de'],
	[pages.home.pt, 'pt'],
] as const)('the body of %s links to a quiz and to a guide', (path, language) => {
	const html = publicPages.find((page) => page.path === path)?.html ?? ''
	const targets = targetsIn(html, 'main')
	expect(targets).toContain(addressIn('introvertTest', language).path)
	expect(targets).toContain(addressIn('socialEnergyManagement', language).path)
})

function targetsIn(html: string, element: 'main' | 'footer'): string[] {
	const [part = ''] = new RegExp(`<${element}\\b[\\s\\S]*</${element}>`).exec(html) ?? []
	return [...part.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path)
}
