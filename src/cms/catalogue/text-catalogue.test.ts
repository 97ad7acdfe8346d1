import { expect, test } from 'vitest'
import { languages } from '#site-map/languages.ts'
import { editedPlaces, placesOf } from '#cms/reader/files/addresses.ts'
import { withEdits } from '#cms/reader/site.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { hasFile, type WordItem, wordGroups } from '#site-map/word-groups.ts'
import { factPlaces } from './fact-values.ts'
import { textCatalogue, textsOf } from './text-catalogue.ts'

const all = await textCatalogue()
const items: readonly WordItem[] = Object.values(wordGroups).flat()

test('every text belongs to an entry of the tree in Textos, and every entry has texts', () => {
	const files = new Set(all.map(({ file }) => file))
	const unplaced = [...files].filter((file) => !items.some((item) => hasFile(item, file)))
	expect(unplaced).toEqual([])
	expect(items.filter((item) => ![...files].some((file) => hasFile(item, file)))).toEqual([])
})

test('the catalogue contains no keys, dates, colours or addresses of pictures', () => {
	expect(
		all
			.map(textId)
			.filter((place) =>
				/:(?:.*\/)?(?:id|icon|illustration|updated|bgColor|currency|purpose)$|panel\/|glossary/.test(
					place,
				),
			),
	).toEqual([])
})

test('factPlaces returns an address for each variable that stands for a text, and none for numbers', () => {
	const known = new Set(all.map(textId))
	const named = languages.flatMap((language) => Object.values(factPlaces(language)))
	expect(named.filter((address) => !known.has(address))).toEqual([])
	const english = factPlaces('en')
	expect(english['fact.devices']).toBe('facts/product.yaml:facts/devices/en')
	expect(english['plan.terms']).toMatch(/^facts\/en\/plans\.yaml:/)
	expect(english['price.lifetime']).toBeUndefined()
})

test('an edit that splits or removes a block changes neither its address nor those of other blocks', () => {
	const file = 'guides/en/low-social-battery.mdoc'
	const blocks = placesOf(file).filter(({ place }) => /^#[\w-]+\/\d/.test(place))
	const [split, removed, other] = blocks.map(({ place }) => place)
	if (!split || !removed || !other) throw new Error(`${file} has too few blocks`)
	const texts = { [split]: 'One.\n\nTwo.', [removed]: '' }
	withEdits({ [file]: texts }, () => {
		const shown = textsOf(file)
		for (const { place, text } of blocks) {
			const found = shown.filter((each) => each.place === place)
			expect(found).toMatchObject([{ text: texts[place] ?? text }])
		}
		const read = editedPlaces(file).filter(({ place }) => place.startsWith('#'))
		expect(read.filter(({ place }) => place === split).map(({ text }) => text)).toEqual([
			'One.',
			'Two.',
		])
		expect(read.some(({ place }) => place === removed)).toBe(false)
		expect(read.find(({ place }) => place === other)?.text).toBe(blocks[2]?.text)
	})
})
