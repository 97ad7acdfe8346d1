import { expect, test } from 'vitest'
import { testAddress } from '#features/letters/messages/letter-preview.ts'
import { addressCorrection, newPerson, personSearch } from './person.ts'
import { waitlistSignup } from '#features/waitlist/messages/waitlist-signup.ts'

const messages = {
	'a signup': (email: string) => waitlistSignup.parse({ email, source: 'premium' }),
	'a new person': (email: string) => newPerson.parse({ email, locale: 'de', country: null }),
	'a correction': (email: string) => addressCorrection.parse({ id: '7', email }),
	'a search': (email: string) => personSearch.parse({ email }),
	'a test address': (email: string) => testAddress.parse({ email }),
} as const

test.each(Object.entries(messages))(
	'%s accepts an address in the forms in which it is pasted',
	(_what, parse) => {
		for (const typed of [
			'<ada@example.com>',
			'mailto:ada@example.com',
			' ada@example.com.\u200B',
		]) {
			expect(parse(typed).email).toBe('ada@example.com')
		}
	},
)
