import { expect, test } from 'vitest'
import { languages } from '#domain/pages/pages.ts'
import { waitlistWords } from './waitlist.ts'

test.each(languages)('the words of %s have no placeholder and no exclamation mark', (language) => {
	const { confirmation } = waitlistWords[language]
	const everything = JSON.stringify([waitlistWords[language], confirmation.origin('1', '/')])
	expect(everything).not.toMatch(/[!{}]\w|!|\{name\}|undefined/)
	expect(confirmation.subject.length).toBeLessThanOrEqual(60)
})
