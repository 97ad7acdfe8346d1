import { expect, test } from 'vitest'
import { searchTexts } from './search-texts.ts'
import { catalogWith, wordText } from '#testing/islands/word-text.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'

const catalog = (...texts: ReturnType<typeof wordText>[]): Catalog => ({
	...catalogWith(),
	texts: new Map(texts.map((text) => [textId(text), text])),
})

test('the search finds texts in any language, and ignores capitals and accents', () => {
	const texts = catalog(
		wordText('a/en:x', 'See Thursday coming.'),
		wordText('a/en:y', 'Hello'),
		wordText('a/pt:z', 'Você vê a quinta-feira chegando'),
	)
	expect(searchTexts(texts, 'thursday').map(({ text }) => text.place)).toEqual(['x'])
	expect(searchTexts(texts, 'voce ve').map(({ text }) => text.place)).toEqual(['z'])
	expect(searchTexts(texts, '  ')).toEqual([])
})

test('a draft is found by its new words, not by its old ones', () => {
	const draft = { text: 'See Friday', changedAt: '', changedBy: '', isOriginalChanged: false }
	const texts = catalog(wordText('a/en:x', 'See Thursday', { draft }))
	expect(searchTexts(texts, 'friday')[0]?.line).toBe('See Friday')
	expect(searchTexts(texts, 'thursday')).toEqual([])
})

test('a public text whose original has been restored but not published is found by the original', () => {
	const texts = catalog(wordText('a/en:x', 'See Thursday', { original: 'See Friday' }))
	expect(searchTexts(texts, 'friday')[0]?.line).toBe('See Friday')
	expect(searchTexts(texts, 'thursday')).toEqual([])
})
