import { expect, test } from 'vitest'
import { locales } from '#domain/waitlist/locale.ts'
import { waitlistWords } from './waitlist.ts'

test.each(locales)('the words of %s are whole, and nobody shouts', (locale) => {
	const words = waitlistWords(locale)
	const everything = JSON.stringify(words)
	expect(everything).not.toMatch(/[!{}]\w|!|{name}/)
	expect(words.confirmation.subject).toContain('Innervolt')
	expect(words.confirmation.subject.length).toBeLessThanOrEqual(60)
})
