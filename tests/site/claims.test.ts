import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words as entry } from '#cms/reader/entries.ts'
import { languages, pages as paths } from '#site-map/pages.ts'
import { attributeValues, pages } from '#testing/built-pages.ts'

const { claims, labels: claimLabels } = entry('claims')

/** The pages with the footer of the site, which has a claim. Frames for other sites have another footer. */
const withFooter = pages
	.filter(({ path, html }) => html.includes('<footer') && !path.startsWith('/embed/'))
	.map(({ path }) => path)

test.each(Object.entries(claims))(
	'the claim %s is on the pages that claims.yaml lists for it, and on no others',
	(_name, { text, isShown, pages: named }) => {
		const texts = Object.values<string | undefined>(text).filter((each) => each !== undefined)
		const found = pages.filter(({ html }) => texts.some((each) => html.includes(each)))
		const wanted =
			named === 'all' ? withFooter : named.flatMap((page) => Object.values(paths[page])[0] ?? [])
		expect(found.map(({ path }) => path).toSorted()).toEqual(isShown ? wanted.toSorted() : [])
	},
)

test.each(Object.entries(claims))(
	'the claim %s is always followed by its evidence, by the label of its mark or, in the row of claims, by its kind',
	(_name, { kind, text, evidence }) => {
		const unlabelled = [
			...pages.map(({ path, html }) => [path, textOf(html)] as const),
			['/llms.txt', readFileSync('dist/site/llms.txt', 'utf8')] as const,
		].flatMap(([path, words]) =>
			languages.flatMap((language) => {
				const claim = text[language]
				if (claim === undefined) return []
				const { [kind]: label, see } = claimLabels[language]
				const row = language === 'es' ? [] : [entry('claimsRow', language).kinds[kind]]
				const ends = evidence ? [evidence] : [`${label}: ${see}`, `${label})`, ...row]
				return words
					.split(claim)
					.slice(1)
					.map((rest) => rest.replace(/^[\s(]*/, ''))
					.filter((rest) => !ends.some((end) => rest.startsWith(end)))
					.map((rest) => `${path}: ${claim} ${rest.slice(0, 60)}`)
			}),
		)
		expect(unlabelled).toEqual([])
	},
)

test('the mark of each claim links to the row of claims on its page, or on the landing page in its language', () => {
	const rows = new Set(
		pages.filter(({ html }) => html.includes('id="proof"')).map(({ path }) => path),
	)
	const marks = pages.flatMap(({ path, html }) =>
		attributeValues(html, 'a', 'href')
			.filter((href) => href.endsWith('#proof'))
			.map((href) => (href === '#proof' ? path : href.replace('#proof', ''))),
	)
	expect([...rows]).toContain('/usa')
	expect(marks.filter((path) => !rows.has(path))).toEqual([])
})

test('the guide to productivity ends with the claims about effects', () => {
	const html = pages.find(({ path }) => path === '/introvert-productivity')?.html ?? ''
	const call = textOf(
		html.slice(html.indexOf('Ten minutes, next Monday.'), html.indexOf('<footer')),
	)
	const effects = ['lessFatigue', 'consistentOutput', 'lessGuilt', 'sustainable']
	const wanted = effects.map((name) => `${claims[name]?.text.en} ${claimLabels.en.aim}: `)
	expect(wanted.filter((row) => !call.includes(row))).toEqual([])
})

function textOf(html: string): string {
	return html
		.replaceAll(/<(script(?![^>]*ld\+json)|style)\b.*?<\/\1>/gs, '')
		.replaceAll(/<a[^>]* aria-label="([^"]*)"[^>]*>/g, '$1')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}
