import { expect, test } from 'vitest'
import { englishVersionOf, translatedPaths } from './english-version.ts'
import { pages } from './pages.ts'
import { embeds } from './embeds.ts'
import { printPaths } from './print-pages.ts'

test.each([
	['/deutschland', '/'],
	['/deutschland/woche', '/week'],
	['/brasil/privacidade', '/privacy'],
	['/brasil/energia-social.md', '/social-energy-management.md'],
	['/deutschland/print/energieblatt', '/print/energy-sheet'],
	['/brasil/print/modelo-semanal.csv', '/print/weekly-template.csv'],
])('the English version of %s is %s', (path, english) => {
	expect(englishVersionOf(path)).toBe(english)
})

test('the English version of the German provider identification is the page with the terms', () => {
	expect(englishVersionOf(pages.impressum.de)).toBe('/terms')
})

test.each(['/', '/week', '/usa', '/deutschland/nirgends', '/deutschland/woche.html', '/.md', ''])(
	'%j has no English version',
	(path) => {
		expect(englishVersionOf(path)).toBeUndefined()
	},
)

test('every page, print sheet and embeddable page in another language has an English version, and English paths have none', () => {
	const { en: _, ...otherSheets } = printPaths
	const others = [...Object.values(pages), ...Object.values(otherSheets)].flatMap((row) =>
		Object.entries(row).flatMap(([tag, path]) => (tag === 'en' ? [] : [path])),
	)
	const frames = embeds.filter(({ language }) => language !== 'en').map(({ path }) => path)
	expect(translatedPaths.toSorted()).toEqual([...others, ...frames].toSorted())
	for (const path of translatedPaths) {
		const english = englishVersionOf(path) ?? ''
		expect(english).toMatch(/^\/(?!deutschland|brasil)/)
		expect(englishVersionOf(english)).toBeUndefined()
	}
})
