import { expect, test } from 'vitest'
import { placesOf } from '#cms/reader/files/addresses.ts'
import { translationsOf } from './translations.ts'

test.each([
	[
		'a text of a page',
		'pages/de/error-pages.yaml:home',
		['pages/en/error-pages.yaml:home', 'pages/pt/error-pages.yaml:home'],
	],
	[
		'a text below the key of its language',
		'facts/product.yaml:times/checkIn/de',
		['facts/product.yaml:times/checkIn/en', 'facts/product.yaml:times/checkIn/pt'],
	],
	[
		'a heading of prose, whose anchor differs between languages',
		'policies/en/terms.mdoc:#service',
		['policies/de/', 'policies/pt/'],
	],
	[
		'a block of prose, whose part has the translation',
		'guides/en/social-battery-drained.mdoc:#why/2',
		[],
	],
	['a text of a country', 'countries/de.yaml:blocks/hero/title', []],
	['a missing text', 'pages/de/error-pages.yaml:nosuch', []],
])('translationsOf returns the translations of %s', (_what, address, expected) => {
	const [file = '', place = ''] = address.split(/:(.*)/s)
	const found = translationsOf({ file, place }).map((each) => `${each.file}:${each.place}`)
	expect(found).toHaveLength(expected.length)
	for (const each of expected) expect(found.some((other) => other.startsWith(each))).toBe(true)
})

test(
	'each translation of a text has that text among its own translations',
	{ tags: 'night' },
	() => {
		for (const file of ['guides/en/low-social-battery.mdoc', 'pages/en/home.yaml']) {
			for (const { place } of placesOf(file).slice(0, 40)) {
				for (const other of translationsOf({ file, place })) {
					const back = translationsOf(other).map((each) => `${each.file}:${each.place}`)
					expect(back).toContain(`${file}:${place}`)
				}
			}
		}
	},
)
