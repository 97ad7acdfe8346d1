import { expect, test } from 'vitest'
import { outcomeMessage } from './lead-form.ts'

const messages = {
	'0': 'You seem to be offline.',
	'400': 'That address does not work.',
	failed: 'That did not save.',
	uncarried: 'Not every mail server accepts',
}

test.each([
	[0, 'You seem to be offline.'],
	[400, 'That address does not work.'],
])('status %i has a message of its own', (status, sentence) => {
	expect(outcomeMessage(messages, { status })).toBe(sentence)
})

test.each([403, 500, 503])('status %i gets the message for all other statuses', (status) => {
	expect(outcomeMessage(messages, { status })).toBe('That did not save.')
})

test('the message for status 400 names characters that not all mail servers accept', () => {
	expect(outcomeMessage(messages, { status: 400, characters: ['é', 'ñ'] })).toBe(
		'Not every mail server accepts é, ñ.',
	)
})
