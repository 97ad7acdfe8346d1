import { z } from 'zod'
import { message } from '#words/message.ts'
import { text } from '#words/schemas/common.ts'

const cause = message('code')

/** Empty, or the answer of the mail server in brackets. */
const aboutLetter = message('letter', 'code')

/** What needs a look by the owner, in the panel and in the notice mail. */
export const findings = z.strictObject({
	stuck: message('n'),
	stuckCauses: z
		.strictObject({
			limit: cause,
			login: cause,
			sender: cause,
			policy: cause,
			away: cause,
			other: cause,
		})
		.describe('Why confirmations wait'),
	mailServer: z
		.strictObject({ login: message('code', 'time'), away: message('code', 'time') })
		.describe('That the mail server takes no mail; the panel alone can say so'),
	'first-fifty': message('letter'),
	refusals: aboutLetter,
	'sender-refused': aboutLetter,
	'login-refused': aboutLetter,
	'sender-limit': aboutLetter,
	restored: message('letter'),
	mailbox: message('code'),
	damage: text,
	disk: message('mb'),
})
