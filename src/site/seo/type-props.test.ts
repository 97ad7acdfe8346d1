import { expect, test } from 'vitest'
import { overviewPages, typePages, typePlaces } from '#site-map/type-pages.ts'
import { pageLanguages } from '#site-map/languages.ts'
import { keysIn } from '#values/keys-in.ts'
import { pathSlug } from '#site-map/path-slug.ts'
import { pageOfSource, signupSources } from '#site-map/signup-source.ts'
import { pageAt } from './directory.ts'
import { blocksOf, typeBlockPages } from './props/block-pages.ts'

const linksAt = (path: string) =>
	blocksOf(pageAt(path) ?? { blocks: [] }, 'types').flatMap(({ types }) => types)

test.each(
	keysIn(overviewPages).flatMap((family) => pageLanguages.map((tag) => [family, tag] as const)),
)(
	'the page of %s in %s has every type at its anchor, and every type leads back and to others',
	(family, language) => {
		const types = typePages.filter((each) => each.family === family)
		const overview = overviewPages[family][language]
		expect(linksAt(overview).map(({ anchor, href }) => [anchor, href])).toEqual(
			types.map(({ slug, paths }) => [slug, paths[language]]),
		)
		for (const { paths } of types) {
			const [intro] = blocksOf(pageAt(paths[language]) ?? { blocks: [] }, 'intro')
			expect(intro?.breadcrumb?.links.map(({ href }) => href)).toContain(overview)
			const next = linksAt(paths[language])
			expect(next).toHaveLength(family === 'mbti' ? 4 : 2)
			expect(next.map(({ anchor }) => anchor).join('')).toBe('')
			for (const { href } of next)
				expect(linksAt(href).map((link) => link.href)).toContain(paths[language])
		}
	},
)

test('no personality type is sent to the app, to third-party analytics, or with a form', () => {
	const typePaths = typePages.flatMap(({ paths }) => Object.values<string>(paths))
	const slugs = new Set(typePaths.map(pathSlug))
	for (const page of typeBlockPages()) {
		expect(page.head.isTool).toBe(true)
		const places = [...JSON.stringify(page).matchAll(/utm_content=([\w-]+)-closing/g)]
		expect(places).toHaveLength(1)
		expect(places.filter(([, place = '']) => slugs.has(place))).toEqual([])
		expect(page.blocks.filter((block) => 'form' in block && block.form !== undefined)).toEqual([])
	}
	const sources = signupSources.map((source) => pageOfSource(source) ?? '')
	expect(sources.filter((path) => typePaths.includes(path))).toEqual([])
})

test.each(typePlaces)(
	'the page about $name has the notice of the trademark unless its family is that of introvert types',
	({ family, paths }) => {
		const { trademark } = pageAt(paths.de) ?? {}
		expect(trademark?.includes('The Myers & Briggs Foundation') ?? false).toBe(
			family !== 'introvertTypes',
		)
	},
)
