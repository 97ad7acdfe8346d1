import { expect, test } from 'vitest'
import { pageLanguages } from '#site-map/languages.ts'
import { letterLanguages } from './letter-languages.ts'

const empty = { content: {}, fallback: null }
const readers = { en: 2, de: 1, pt: 0, es: 0 }

test('a letter is written in the languages of the site’s pages', () => {
	expect(letterLanguages(empty, null)).toEqual(pageLanguages)
	expect(letterLanguages(empty, readers)).toEqual(pageLanguages)
})

test('a language without pages is added if at least one recipient has it as their language', () => {
	expect(letterLanguages(empty, { ...readers, es: 1 })).toEqual([...pageLanguages, 'es'])
})

test('a language without pages is kept while the letter has text in that language or that language is the fallback', () => {
	const words = { content: { es: { subject: 'Abrimos', text: '' } }, fallback: null }
	expect(letterLanguages(words, readers)).toContain('es')
	expect(letterLanguages({ content: {}, fallback: 'es' }, readers)).toContain('es')
})
