import { expect, test } from 'vitest'
import { bounceCode, bounceKind } from './bounce-kind.ts'

test.each([
	[['550', '5.1.1'], 'User unknown'],
	[['550', '5.1.10'], 'Recipient not found'],
	[['5.4.4'], 'Host not found'],
	[['550', '5.4.1'], 'Recipient address rejected: Access denied'],
	[['554', '5.0.0'], "This user doesn't have a yahoo.com account"],
	[['550'], 'Invalid Recipient'],
] as const)('the codes %j with the text "%s" are a hard bounce', (codes, text) => {
	expect(bounceKind({ codes, text })).toBe('hard')
})

test.each([
	[['552', '5.2.2'], 'The mailbox of this user is full'],
	[['452', '4.2.2'], 'User unknown'],
	[['5.1.1', '450', '4.2.1'], 'User unknown'],
	[['550', '5.7.1'], 'User unknown'],
	[['550', '5.1.1'], 'Blocked because of spam'],
	[['550', '5.2.1'], 'The user is receiving mail too quickly'],
	[['550', '5.1.8'], 'Sender address rejected: Domain not found'],
	[['550'], 'mailbox unavailable, invalid DNS MX resource record'],
	[['550', '5.4.1'], 'No answer from host'],
	[['550'], 'Message refused'],
	[[], 'ada ... unknown user'],
] as const)('the codes %j with the text "%s" are a soft bounce', (codes, text) => {
	expect(bounceKind({ codes, text })).toBe('soft')
})

test('the most specific bounce codes are shown, whatever order they come in', () => {
	expect(bounceCode(['5.0.0', '550', '5.1.1'])).toBe('550 5.1.1')
	expect(bounceCode(['5.1.1', '550', '5.0.0'])).toBe('550 5.1.1')
	expect(bounceCode(['5.0.0'])).toBe('5.0.0')
	expect(bounceCode(['550'])).toBe('550')
})
