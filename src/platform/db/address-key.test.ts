import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, parseEmail } from '#values/email.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { insertPeople } from '#testing/letters.ts'
import { addressColumns, addressKey, selectByAddress } from './address-key.ts'

const local = fc.stringMatching(/^[A-Za-z0-9+_]{1,8}$/)
const host = fc.mixedCase(
	fc.constantFrom('bücher.example', 'straße.example', 'πδη.gr', 'mail.example'),
)

test.each(databases)(
	'the SQL expression on $kind and the function emailKey compute the same key for an address',
	async (kind) => {
		const { db } = await openTestStore(kind)
		await fc.assert(
			fc.asyncProperty(local, host, host, async (name, typed, stored) => {
				const email = parseEmail(`${name}@${stored}`) ?? ''
				await insertPeople(db, [addressColumns(email)])
				const [row] = await db.read
					.selectFrom('waitlist_emails')
					.select(addressKey.as('key'))
					.execute()
				const other = `${name.toUpperCase()}@${typed}`
				const found = await selectByAddress(db.read, other).execute()
				await db.write((transaction) => transaction.deleteFrom('waitlist_emails').execute())
				expect(row?.key).toBe(emailKey(email))
				expect(found).toHaveLength(emailKey(other) === emailKey(email) ? 1 : 0)
			}),
			{ numRuns: 30 },
		)
	},
)
