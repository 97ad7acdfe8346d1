import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'
import { message } from './message.ts'

const sheets = message('n').parse('{n, plural, one {# Blatt} other {# Blätter}} von {n}')

test('a message is formatted by the plural rules and digits of the locale', () => {
	expect(formatMessage('de-DE', sheets, { n: 1 })).toBe('1 Blatt von 1')
	expect(formatMessage('de-DE', sheets, { n: 1200 })).toBe('1.200 Blätter von 1200')
})

test('a value is inserted unchanged', () => {
	const counter = message('a').parse('{a}')
	expect(formatMessage('en', counter, { a: '$& {a} <b>' })).toBe('$& {a} <b>')
})

test('a message without arguments is parsed to a plain string', () => {
	expect(message().parse('Just words.')).toBe('Just words.')
})

test.each([
	['{x} of 3', '{x} is unknown here; known: {n}.'],
	['three', '{n} is missing.'],
	['{n, plural, one {a}}', 'This is not a message'],
	['{n', 'This is not a message'],
])('the message %j is refused', (text, fault) => {
	expect(() => message('n').parse(text)).toThrow(fault)
})

test('an argument inside a plural counts as an argument of the message', () => {
	const nested = message('n', 'day').parse('{n, plural, one {am {day}} other {# am {day}}}')
	expect(formatMessage('de', nested, { n: 2, day: 'Montag' })).toBe('2 am Montag')
})

test('an argument declared with a question mark can be omitted, and one of two alternative arguments is enough', () => {
	const schema = message('event|Event', 'kind?')
	expect(
		formatMessage('en', schema.parse('{Event} went'), { event: '', Event: 'It', kind: '' }),
	).toBe('It went')
	expect(schema.parse('{kind, select, x {{event}} other {-}}')).toBeTruthy()
	expect(() => schema.parse('{kind, select, x {a} other {b}}')).toThrow(
		'{event}, {Event} is missing.',
	)
})
