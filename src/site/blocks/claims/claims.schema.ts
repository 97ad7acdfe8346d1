import { z } from 'zod'
import { message } from '#cms/reader/format/message.ts'
import { text } from '#cms/reader/schemas/common.ts'

export const claimsRow = z.strictObject({
	title: text,
	text,
	kinds: z
		.strictObject({ aim: text, count: text, estimate: text })
		.describe('What a claim without evidence is, in one word'),
	claimed: text.describe('Beside a dark window'),
	measured: text.describe('Beside a lit window'),
	lit: message('lit', 'count').describe('“0 of 11 lit today”'),
})
