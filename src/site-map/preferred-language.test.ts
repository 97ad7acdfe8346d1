import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test('the region in a language tag is ignored', () => {
	expect(preferredLanguage('pt-BR')).toBe('pt')
	expect(preferredLanguage('de_AT')).toBe('de')
})

test('without a language tag, the language of the signup source is used', () => {
	expect(preferredLanguage(undefined, 'regional-br')).toBe('pt')
	expect(preferredLanguage('', 'regional-de')).toBe('de')
	expect(preferredLanguage('', 'guide-deutschland-datenschutz')).toBe('de')
})

test('an unknown language is replaced by English', () => {
	expect(preferredLanguage('fr', 'premium')).toBe('en')
	expect(preferredLanguage('constructor', 'constructor')).toBe('en')
})
