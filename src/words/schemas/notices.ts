import { z } from 'zod'
import { link, text } from './common.ts'

const notice = z.strictObject({
	title: text,
	text: text.describe('That of `uncarried` is followed by the characters'),
	button: text.optional(),
	steps: z
		.array(z.strictObject({ name: text, text }))
		.optional()
		.describe('What comes when'),
})

/** The pages with one message: targets of the links in mails, and of the form without a script. */
export const notices = z.strictObject({
	description: text.describe('The description of all these pages'),
	home: link,
	notices: z.strictObject({
		sent: notice,
		invalid: notice,
		empty: notice,
		uncarried: notice,
		tooMany: notice,
		away: notice,
		confirm: notice,
		confirmed: notice,
		expired: notice,
		outdated: notice,
		lift: notice,
		unknown: notice,
		returned: notice,
		unsubscribe: notice,
		unsubscribed: notice,
		weekly: notice.describe('Of the owner’s mail on Mondays: the question whether to end it'),
		weeklyOff: notice,
		weeklyUnknown: notice,
	}),
})

export type NoticeWords = z.infer<typeof notice>

export type NoticeName = keyof z.infer<typeof notices>['notices']
