import { z } from 'zod'
import { noticeNames } from '#features/waitlist/rules/notice-names.ts'
import { link, text } from './common.ts'

const notice = z.strictObject({
	title: text,
	text: text.describe('The text of `uncarried` is followed by the characters'),
	button: text.optional(),
	steps: z
		.array(z.strictObject({ name: text, text }))
		.optional()
		.describe('The next steps, each with its time'),
})

/** The pages with one message. */
export const notices = z.strictObject({
	description: text.describe('The description of all these pages'),
	home: link,
	notices: z.record(z.enum(noticeNames), notice),
})

export type NoticesWords = z.infer<typeof notices>
