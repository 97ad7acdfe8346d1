import { expect, test } from 'vitest'
import { articles } from './articles/articles.ts'
import { bibliography } from './bibliography.ts'
import { words } from '#words/entries.ts'
import { publicationIn } from '#words/publications.ts'
import type { Publication } from './types/citation.ts'

const entries: readonly (readonly [string, Publication])[] = Object.entries(bibliography)

test('every DOI is written without its resolver', () => {
	const dois = entries.flatMap(([, { doi }]) => (doi === undefined ? [] : [doi]))
	expect(dois.length).toBeGreaterThan(0)
	for (const doi of dois) expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/)
})

test('every entry is cited by an article or a test', () => {
	const cited = [
		...articles.flatMap(({ sources }) => sources.items),
		...[words('introvertTest', 'en'), words('mbtiTest', 'en')].flatMap(({ research }) =>
			research.findings.flatMap(({ sources }) => sources.map((key) => publicationIn('en', key))),
		),
	].map(({ title }) => title)
	expect(entries.filter(([, { title }]) => !cited.includes(title))).toEqual([])
})
