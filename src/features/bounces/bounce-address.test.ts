import { createSecretKey } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBounceAddresses } from './bounce-address.ts'

const key = createSecretKey(Buffer.alloc(32, 1))
const { addressOf, findMail } = createBounceAddresses('bounces.example.org', key)
const mailId = '0197f3c0aa10ffffffffffffffabcdef'
const ids = {
	own: '0197f3c0aa10b4dfb4df0000a1a1b2b2',
	uuid: '0197f3c0-aa10-4b4d-8b4d-0000a1a1b2b2',
	number: '9007199254740991',
	text: 'k-7',
}

test.each(Object.entries(ids))(
	'the bounce address of an email to the person "%s" identifies the email',
	(_, personId) => {
		const address = addressOf({ personId, mailId }) ?? ''
		expect(address).toMatch(/^bounce\+[hut][0-9a-f]+@bounces\.example\.org$/)
		expect(address.indexOf('@')).toBeLessThanOrEqual(64)
		const found = { personId, mailIdEnd: 'abcdef' }
		expect(findMail(`To: <${address}>`)).toEqual(found)
		expect(findMail(`final-recipient: rfc822;${address.toUpperCase()}\r\n`)).toEqual(found)
	},
)

test('a person whose ID is too long for the local part of an email address gets no bounce address', () => {
	expect(addressOf({ personId: 'x'.repeat(40), mailId })).toBeNull()
})

test('a bounce address that was changed, signed with another key or made for another domain is rejected', () => {
	const address = addressOf({ personId: ids.own, mailId }) ?? ''
	for (let position = 7; position < address.indexOf('@'); position += 1) {
		const other = address[position] === '0' ? '1' : '0'
		const changed = address.slice(0, position) + other + address.slice(position + 1)
		expect(findMail(changed)).toBeNull()
	}
	const others = createBounceAddresses('bounces.example.org', createSecretKey(Buffer.alloc(32, 2)))
	expect(others.findMail(address)).toBeNull()
	expect(findMail(`${address}.example.com`)).toBeNull()
	expect(findMail(address.replace('bounces.', 'bounces-'))).toBeNull()
	expect(findMail(`${address.replace(/[0-9a-f]@/, 'x@')} ${address}.`)).not.toBeNull()
})

test('random text contains no valid bounce address and causes no error', () => {
	fc.assert(
		fc.property(fc.string(), fc.stringMatching(/^[hut][0-9a-f]{20,70}$/), (text, token) => {
			expect(findMail(`${text}bounce+${token}@bounces.example.org`)).toBeNull()
		}),
	)
})
