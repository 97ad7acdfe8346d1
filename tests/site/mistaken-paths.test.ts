import { expect, test } from 'vitest'
import { appPathAliases, pathAliases } from '#site-map/path-aliases.ts'
import { pages } from '#testing/built-pages.ts'

test.each(Object.entries(pathAliases))('%s redirects to %s, which exists', (_path, target) => {
	const [path = '', anchor] = target.split('#')
	const page = pages.find((candidate) => candidate.path === path)
	expect(page?.html).toContain(anchor === undefined ? '<main' : `id="${anchor}"`)
})

test.each([...Object.keys(pathAliases), ...Object.keys(appPathAliases)])(
	'%s is neither a page nor a country code, and has only the characters of normalized paths',
	(path) => {
		expect(pages.map((page) => page.path)).not.toContain(path)
		expect(path).toMatch(/^\/[a-z0-9-]{3,}$/)
	},
)

test('no path redirects both to a page and to the app', () => {
	for (const path of Object.keys(appPathAliases))
		expect(Object.keys(pathAliases)).not.toContain(path)
})
