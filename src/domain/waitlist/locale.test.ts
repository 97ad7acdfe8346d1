import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'

test('a tag with a region speaks its language', () => {
	expect(localeOf('pt-BR')).toBe('pt')
	expect(localeOf('de_AT')).toBe('de')
})

test('without a tag the page decides', () => {
	expect(localeOf(undefined, 'regional-br')).toBe('pt')
	expect(localeOf('', 'regional-de')).toBe('de')
})

test('an unknown language is English, unless the page knows better', () => {
	expect(localeOf('fr', 'premium')).toBe('en')
	expect(localeOf('constructor')).toBe('en')
})
