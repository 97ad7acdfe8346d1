import { expect, test } from 'vitest'
import { languages } from '#domain/pages/languages.ts'
import { editFaults } from '#domain/words/edit-faults.ts'
import { hasFile, type WordItem, wordGroups } from '#domain/words/word-groups.ts'
import { textCatalogue } from './text-catalogue.ts'

const catalogues = languages.map((language) => ({ language, ...textCatalogue(language) }))
const items: readonly WordItem[] = Object.values(wordGroups).flat()

test('every text belongs to an item, and every item has texts', () => {
	const files = new Set(catalogues.flatMap(({ texts }) => texts.map(({ file }) => file)))
	const unplaced = [...files].filter((file) => !items.some((item) => hasFile(item, file)))
	expect(unplaced).toEqual([])
	expect(items.filter((item) => ![...files].some((file) => hasFile(item, file)))).toEqual([])
})

test.each(catalogues)('each text in $language can be stored as it is', ({ texts, facts }) => {
	const faulty = texts.flatMap((each) => {
		const { file, place, text } = each
		const faults = editFaults({ ...each, original: text, facts })
		return faults.length > 0 ? [`${file}:${place} ${faults.join()}`] : []
	})
	expect(faulty).toEqual([])
})

const all = catalogues.flatMap(({ texts }) => texts)
const shownAt = (address: string) =>
	all.find(({ file, place }) => `${file}:${place}` === address)?.shown

test('a text has what readers see of it', () => {
	expect(shownAt('facts/en/plans.yaml:lifetime/trial')).toEqual(['7 days free, no card.'])
	expect(shownAt('countries/de.yaml:blocks/testimonials/items/0/quote')?.[0]).toContain(
		'standen da 18 Prozent.',
	)
	expect(shownAt('messages/en/lead-form.yaml:inbox')).toEqual(['Open \uFFFC'])
	expect(shownAt('guides/en/social-battery-drained.mdoc:#hangover')).toEqual([
		'The “introvert hangover”',
	])
	expect(shownAt('messages/en/chrome.yaml:header/sections/0/href')).toEqual([])
})

test('a condition shows the branch that holds, and an item its name and its text', () => {
	expect(shownAt('policies/en/terms.mdoc:#price/5')).toEqual([])
	expect(shownAt('guides/en/social-battery-drained.mdoc:#signs/3')).toContain(
		'1. You stop asking questions',
	)
})

test('keys, dates, colours and addresses of pictures are no texts', () => {
	const places = catalogues.flatMap(({ texts }) =>
		texts.map(({ file, place }) => `${file}:${place}`),
	)
	expect(
		places.filter((place) =>
			/:(?:.*\/)?(?:id|icon|illustration|updated|bgColor|currency|purpose)$|panel\/|glossary/.test(
				place,
			),
		),
	).toEqual([])
})
