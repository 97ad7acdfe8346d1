import { expect, test } from 'vitest'
import { hashPassword, unmatchedHash, verifyPassword } from './password.ts'

test('a hash matches its password and no other', async () => {
	const hash = await hashPassword('correct horse')
	expect(await verifyPassword('correct horse', hash)).toBe(true)
	expect(await verifyPassword('Correct horse', hash)).toBe(false)
	expect(await verifyPassword('', hash)).toBe(false)
})

test('a password is hashed with 19 MiB and two passes', async () => {
	expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('verifying against the placeholder hash, which no password matches, costs as much as verifying against any other hash', async () => {
	const [, ...cost] = (await hashPassword('x')).split('$', 4)
	expect(unmatchedHash.split('$', 4).slice(1)).toEqual(cost)
	expect(await verifyPassword('', unmatchedHash)).toBe(false)
})

test('hashes of the same password differ', async () => {
	expect(await hashPassword('x')).not.toBe(await hashPassword('x'))
})

test('a password with composed characters equals the same password with decomposed ones', async () => {
	expect(await verifyPassword('sch\u006f\u0308n', await hashPassword('sch\u00f6n'))).toBe(true)
})

test('a malformed hash matches no password', async () => {
	expect(await verifyPassword('x', '')).toBe(false)
	expect(await verifyPassword('x', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA')).toBe(false)
})
