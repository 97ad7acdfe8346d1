import { expect, test } from 'vitest'
import type { PageLanguage } from '#site-map/pages.ts'
import { pageEntries } from './page-entries.ts'

const file = (language: PageLanguage, page: 'socialBatteryPin' | 'usa') => ({
	file: `pins/${language}/x.mdoc`,
	language,
	data: { page },
})
const complete = (['pt', 'de', 'en'] as const).map((tag) => file(tag, 'socialBatteryPin'))

test('a content file takes its language from its folder and its address from the table of pages', () => {
	expect(pageEntries(complete).map(({ path }) => path)).toEqual([
		'/social-battery-pin',
		'/deutschland/soziale-batterie-pin',
		'/brasil/pin-bateria-social',
	])
})

test('a missing translation is reported with the file that should have it', () => {
	expect(() => pageEntries(complete.slice(1))).toThrow(
		'src/content/pins/pt/x.mdoc: This translation of socialBatteryPin is missing',
	)
})

test('a content file without an address in the table of pages is reported', () => {
	expect(() => pageEntries([file('en', 'usa'), file('de', 'usa')])).toThrow(
		'src/content/pins/de/x.mdoc:2: src/site-map/pages.ts has no address in “de” for usa.',
	)
})
