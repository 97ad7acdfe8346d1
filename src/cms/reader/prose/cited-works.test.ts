import { expect, test } from 'vitest'
import { words } from '#cms/reader/entries.ts'
import { sourceKeys } from '#cms/reader/schemas/fact-keys.ts'
import { currentSite, withSite } from '#cms/reader/site.ts'
import { proseEntries } from './prose-entries.ts'
import { citedWorkIn } from './cited-works.ts'

const sources = words('sources')

test('every DOI is written without https://doi.org/', () => {
	const dois = Object.values(sources).flatMap(({ doi }) => (doi === undefined ? [] : [doi]))
	expect(dois.length).toBeGreaterThan(0)
	for (const doi of dois) expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/)
})

test('every source is cited by a guide or a personality test', () => {
	const cited = [
		...proseEntries('guides').flatMap(({ data }) => data.parts.flatMap(({ cites }) => cites)),
		...[words('introvertTest', 'en'), words('mbtiTest', 'en')].flatMap(({ research }) =>
			research.findings.flatMap((finding) => finding.sources),
		),
	]
	expect(Object.keys(sources).filter((key) => !cited.includes(key))).toEqual([])
})

test('the authors are listed in the style of the language', () => {
	expect(citedWorkIn('de', 'pickett2020').authors).toBe('Pickett und andere')
})

test('a source that the owner added is cited like the others', () => {
	const added = {
		authors: 'Ng and others',
		year: 2026,
		title: 'Quiet',
		venue: 'Heliyon 12',
		doi: 'https://doi.org/10.1016/j.heliyon.2026.1',
	}
	const edits = { 'facts/sources.yaml': { added: JSON.stringify({ ng2026: added }) } }
	const found = withSite({ ...currentSite(), edits }, () => [
		citedWorkIn('de', 'ng2026').authors,
		citedWorkIn('de', 'ng2026').doi,
		sourceKeys().includes('ng2026'),
	])
	expect([...found, sourceKeys().includes('ng2026')]).toEqual([
		'Ng und andere',
		'10.1016/j.heliyon.2026.1',
		true,
		false,
	])
})
