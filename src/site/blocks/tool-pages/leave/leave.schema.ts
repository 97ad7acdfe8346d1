import { z } from 'zod'
import { cancellationKinds, leaveKinds } from '#features/leave/rules/leave-kind.ts'
import { message } from '#cms/reader/format/message.ts'
import { link, text } from '#cms/reader/schemas/common.ts'
import { block, line } from '#site/blocks/block.ts'

/** The first screen and the forms of the page on which people cancel or withdraw. */
export const leaveBlock = block('leave', { title: line('Título'), lede: line('Entradilla') })

const field = z.strictObject({ label: text, help: text.exactOptional() })

/**
 * The words of the forms, and of the pages and emails that follow them. The law prescribes some of the German labels.
 */
export const leave = z.strictObject({
	kinds: z.record(
		z.enum(leaveKinds),
		z.strictObject({
			title: text.describe('What the person wants, as a heading'),
			text: text.describe('Who may, and until when'),
			declaration: text.describe('What the person declares, in the first person'),
			confirm: text.describe('The button that sends it. § 356a and § 312k BGB fix it in German'),
			received: text.describe('The heading of the receipt'),
		}),
	),
	fields: z.strictObject({
		name: field,
		email: field,
		contract: field,
		cancellation: z.strictObject({
			label: text,
			options: z.record(z.enum(cancellationKinds), text),
		}),
		reason: field,
		endDate: field,
		text: field,
	}),
	faults: z.strictObject({
		name: text,
		email: text,
		text: text,
		other: text.describe('A field that is too long, or a day that does not exist'),
	}),
	description: text.describe('For browsers, on the pages that follow the form'),
	optional: text.describe('Beside the labels of fields that may stay empty'),
	soonest: text.describe('In place of a day: as soon as possible'),
	next: text.describe('The button that leads to the page with everything entered'),
	before: text.describe('Beside that button: nothing is sent yet'),
	privacy: link,
	seller: z
		.strictObject({ text: message('name'), link: message('name') })
		.describe('If the payment provider is the seller: whose duty it is, and its page'),
	faulty: z.strictObject({ title: text, text }),
	summary: z.strictObject({ title: text, text, change: text }),
	receipt: z.strictObject({
		number: text,
		time: text.describe('Before the time at which it was received'),
		mail: message('address').describe('Where the receipt was mailed to, and to keep the page'),
		answer: message('day').describe('Until when the person gets an answer'),
		wanted: text.describe('Before what the person wants'),
		content: text.describe('The heading above what was declared'),
		back: link,
	}),
	away: z
		.strictObject({
			title: text,
			text: message('address').describe('Nothing is stored; the address for an email instead'),
			again: text,
			mail: text.describe('The button that opens an email with everything entered'),
		})
		.describe('While nothing can be stored'),
	tooMany: z.strictObject({ title: text, text: message('address') }),
	unread: message('address').describe(
		'If a form could not be read, so that its page cannot show it',
	),
	mails: z.strictObject({
		receipt: z.strictObject({ subject: message('number'), preview: text, keep: text }),
		done: z.strictObject({
			subject: message('number'),
			preview: text,
			text: message('day').describe('The day on which it was received'),
			missing: text.describe('What to do if something is missing'),
		}),
		origin: message('day', 'page').describe('Why the email was sent'),
	}),
})

export type LeaveWords = z.infer<typeof leave>
