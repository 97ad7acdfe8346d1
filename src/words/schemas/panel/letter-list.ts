import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

/** The list of letters. */
export const letterList = z.strictObject({
	write: text,
	writeFirst: text,
	empty: text,
	emptyText: text,
	newName: text,
	again: text,
	columns: texts(
		'name',
		'recipients',
		'state',
		'sent',
		'refused',
		'returned',
		'unsubscribed',
		'entrances',
		'date',
	),
	notMeasured: text,
	noReturns: text.describe('Why the column of returned mails is missing'),
	edited: message('date'),
	states: texts(
		'draft',
		'scheduled',
		'first-fifty',
		'paused',
		'sending',
		'stopped',
		'finished',
		'series',
	),
	scheduledAt: message('date').describe(
		'Instead of the state, of a letter that goes out at a time',
	),
	failedMails: z
		.strictObject({
			title: message('n'),
			columns: texts('recipient', 'tries', 'failure', 'created_at'),
			empty: text,
			resend: text,
			resendAll: text,
			proof: text.describe('The subject of the sentence that asks for the password'),
			resent: z.strictObject({ title: text, text: message('n') }),
			notResent: announcement,
		})
		.describe('Confirmations that were given up'),
})
