import { z } from 'zod'
import { leaveKinds } from '#features/leave/rules/leave-kind.ts'
import { myDataNotices } from '#features/waitlist/rules/notice-names.ts'
import { personActs } from '#features/waitlist/rules/person-act.ts'
import { message } from '#cms/reader/format/message.ts'
import { link, text } from './common.ts'

/** A page with one message. */
const notice = z.strictObject({ title: text, text, button: text.optional() })

const part = z.strictObject({ title: text, text, button: text })

/** Used by the page “Your data with us” and by the emails and forms that lead to it. */
export const myData = z.strictObject({
	description: text,
	skip: text.describe('The link to the content, for keyboards'),
	home: text.describe('What the name in the header leads to'),
	leave: link.describe('“Home”, in the header'),
	footer: z.strictObject({ questions: text, privacy: link }),
	title: text,
	lede: message('address').describe('The address has dots instead of most letters'),
	paused: z
		.strictObject({
			until: message('day'),
			open: text.describe('A pause without an end'),
			text,
			openText: text,
			button: text,
		})
		.describe('Instead of title and lede during a pause'),
	pending: z
		.strictObject({
			title: text,
			text: message('day'),
			button: text,
			newest: text.describe('Instead of the button, behind the link of an older email'),
		})
		.describe('Instead of title and lede before the confirmation'),
	unsubscribed: notice,
	agreed: z.strictObject({
		title: text,
		form: message('path').describe('A signup with the form on a page of the site'),
		otherForm: text.describe(
			'A signup with a form that is on no page, such as that of an expired link',
		),
		added: text.describe('A registration that the owner has added'),
		addedText: text,
		imported: text.describe('A registration from a file'),
		proof: message('proof').describe('Where and when the person agreed, in the words of the owner'),
		before: text.describe('A registration without a stored consent'),
		beforeText: text,
		wording: message('version'),
		unknownWording: text.describe('A wording that the site does not know'),
		purposes: z.strictObject({ news: text, launch: text, premium: text }),
		confirmed: text,
		confirmedText: text,
		unsubscribed: text,
		unsubscribedText: text,
		acts: z.record(z.enum(personActs), text).describe('What else was done with the registration'),
	}),
	sent: z.strictObject({
		title: text,
		none: text,
		accepted: message('host').describe('At the first attempt'),
		acceptedLater: message('host', 'tries'),
		refused: message('host', 'code'),
		waiting: text,
		note: text,
	}),
	requests: z
		.strictObject({
			title: text,
			kinds: z.record(z.enum(leaveKinds), text),
			received: message('number', 'day'),
			open: message('day'),
			done: message('day'),
		})
		.describe('Requests to cancel or withdraw'),
	else: z.strictObject({
		title: text,
		language: text,
		page: text,
		referrer: text,
		campaign: text,
		country: text,
		undeliverable: text,
		tags: text.describe('What the owner noted about the person'),
		ownNote: text,
		none: text,
		note: text,
	}),
	language: part,
	pause: part.extend({
		lengths: z.strictObject({ 'one-month': text, 'three-months': text, open: text }),
	}),
	unsubscribe: part,
	export: part,
	erase: part,
	notices: z.record(z.enum(myDataNotices), notice),
	emailLabel: text.describe('The field for an address, on pages that send a new link'),
	keep: text.describe('The link that leaves everything as it is'),
	download: message('kilobytes'),
	erasedText: message('day').describe('The day until which backups hold erased data'),
})

export type MyDataWords = z.infer<typeof myData>
