import { text } from './common.ts'

/** A text of an email. It has no exclamation mark, and no placeholder, because nothing would fill it. */
const sentence = text.regex(
	/^[^!{}[\]]*$/,
	'An email has no exclamation mark, and here no {…} and no […].',
)

const subject = sentence.max(60, 'A subject has at most 60 characters.')

/** The schema of a text of an email without arguments, by its key. */
export const mailTextOf = (key: string) => (key === 'subject' ? subject : sentence)
