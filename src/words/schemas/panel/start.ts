import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

const field = texts('label', 'help', 'invalid').describe(
	'A question, why it is asked, and what to write instead of what was refused',
)

/** The page “Empezar”, which makes the first account. */
export const start = z.strictObject({
	title: text,
	text,
	checking: text.describe('While the server is asked whether the link can be used'),
	fields: z.strictObject({
		name: field,
		password: texts('help', 'invalid'),
		passkey: texts('help', 'invalid', 'elsewhere').describe(
			'`elsewhere`: the page is not at the address of the site',
		),
		SITE_URL: texts('label', 'help', 'local', 'invalid').describe(
			'`local` is the help on one’s own machine',
		),
		SITE_LANGUAGES: field,
		OPERATOR_NAME: field,
		OPERATOR_ADDRESS: field,
	}),
	secret: texts('legend', 'password', 'passkey'),
	locked: message('name').describe('Below a field that the environment sets'),
	submit: text,
	tooMany: announcement,
	unavailable: announcement,
	tryAgain: text,
	expired: texts('title', 'text', 'enter'),
	insecure: announcement,
})
