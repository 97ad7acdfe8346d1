import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages as table } from '#domain/pages/pages.ts'
import { pages as allPages, publicPages } from '#testing/built-pages.ts'
import { linkFaults } from '#testing/text-faults.ts'
import { writtenTexts } from '#testing/written-texts.ts'

const pages = globSync('dist/**/*.html').map((file) => [file, readFileSync(file, 'utf8')] as const)

test.each(pages)('%s leads only to pages and files of this site that exist', (_file, html) => {
	const paths = [...html.matchAll(/<a\b[^>]*\shref="\/([^"#?]*)/g)].map(([, path = '']) => path)
	const missing = paths.filter(
		(path) => path !== '' && !existsSync(`dist/${path}.html`) && !existsSync(`dist/${path}`),
	)
	expect([...new Set(missing)]).toEqual([])
})

test('every link in the texts leads to a page and an anchor that exist', () => {
	const ids = /\sid="(?!paint-)([^"]+)"/g
	const anchors = new Map(
		allPages.map(({ path, html }) => [path, [...html.matchAll(ids)].map(([, id = '']) => id)]),
	)
	expect(linkFaults(writtenTexts, anchors)).toEqual([])
})

/** Header and footer of every page in their language link these. */
const { home, terms, privacy, refund } = table
const linkedEverywhere = [home.en, ...[terms, privacy, refund].flatMap(Object.values<string>)]
const others = publicPages.filter(({ path }) => !linkedEverywhere.includes(path))

test.each(others)('$path is linked from the text of at least two other pages', ({ path }) => {
	const link = new RegExp(`<a\\b[^>]*\\shref="${path}(?:#[^"]*)?"`)
	const linking = publicPages.filter(
		(page) => page.path !== path && link.test(/<main.*<\/main>/s.exec(page.html)?.[0] ?? ''),
	)
	expect(linking.length).toBeGreaterThanOrEqual(2)
})

test.each(pages)('%s loads and names only files of this site that exist', (_file, html) => {
	const own =
		/\s(?:src|href|content|poster|component-url|renderer-url)="(?:https:\/\/innervolt\.example)?\/([^"#?]*\.\w+)"/g
	const loaded = [...html.matchAll(own)].map(([, path = '']) => path)
	const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(','))
	const pictures = sets.map((entry) => entry.trim().split(/\s/)[0]?.slice(1) ?? '')
	const missing = [...loaded, ...pictures].filter((path) => !existsSync(`dist/${path}`))
	expect([...new Set(missing)]).toEqual([])
})
