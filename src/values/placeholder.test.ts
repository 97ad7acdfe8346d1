import { expect, test } from 'vitest'
import { isPlaceholder } from './placeholder.ts'

test.each([
	'https://innervolt.example',
	'https://app.innervolt.example/start',
	'http://example.com:8080',
	'support@innervolt.example',
	'Innervolt <hello@mail.test>',
	'smtp://user:secret@mail.example:587',
	'https://EXAMPLE.ORG',
])('the address %s is a placeholder', (address) => {
	expect(isPlaceholder(address)).toBe(true)
})

test.each([
	'https://innervolt.app',
	'https://examples.org',
	'https://example.com.br',
	'https://innervolt.app/example',
	'hello@testing.app',
	'smtps://example:test@mail.innervolt.app',
])('the address %s is not a placeholder', (address) => {
	expect(isPlaceholder(address)).toBe(false)
})
