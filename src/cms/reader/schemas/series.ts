import { z } from 'zod'
import { text } from './common.ts'

const subject = text.max(60, 'A subject has at most 60 characters.')

const letter = z.strictObject({
	subject: subject.regex(/^[^!¡]*$/, 'A letter has no exclamation mark.'),
	text: text
		.regex(/^[^!¡]*$/, 'A letter has no exclamation mark.')
		.describe('In Markdown. A link alone on its line is the button'),
})

/** In sending order. */
export const series = z.strictObject({ first: letter, second: letter, third: letter })
