import { expect, test } from 'vitest'
import { searchTexts } from './search-texts.ts'
import { wordText } from '#testing/islands/word-text.ts'
import type { Catalog } from '#cms/panel/useCatalogs.ts'

const catalog = (
	language: Catalog['language'],
	...texts: ReturnType<typeof wordText>[]
): Catalog => ({
	language,
	facts: {},
	places: {},
	texts: new Map(texts.map((text) => [`${text.file}:${text.place}`, text])),
})

test('a text is found in every language, without regard to capitals and accents', () => {
	const catalogs = [
		catalog('en', wordText('a:x', 'See Thursday coming.'), wordText('a:y', 'Hello')),
		catalog('pt', wordText('b:x', 'Você vê a quinta-feira chegando')),
	]
	expect(searchTexts(catalogs, 'thursday').map(({ text }) => text.place)).toEqual(['x'])
	expect(searchTexts(catalogs, 'voce ve').map(({ language }) => language)).toEqual(['pt'])
	expect(searchTexts(catalogs, '  ')).toEqual([])
})

test('a draft is found by its new words, not by its old ones', () => {
	const draft = { text: 'See Friday', changedAt: '', changedBy: '', isOriginalChanged: false }
	const catalogs = [catalog('en', wordText('a:x', 'See Thursday', { draft }))]
	expect(searchTexts(catalogs, 'friday')[0]?.line).toBe('See Friday')
	expect(searchTexts(catalogs, 'thursday')).toEqual([])
})
