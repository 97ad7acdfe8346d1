import { z } from 'zod'
import { personActs } from '#domain/waitlist/person-act.ts'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

/** A person’s page. */
export const person = z.strictObject({
	back: text,
	neighbours: texts('previous', 'next').describe('The people before and after one in the list'),
	loading: text,
	unknown: announcement,
	failed: announcement,
	retry: text,
	story: z.strictObject({
		title: text,
		notMeasured: text.describe('Below the story: opening a mail is not measured'),
		signup: message('page'),
		signupElsewhere: text,
		added: text,
		addedText: text,
		imported: text,
		proof: message('proof'),
		wording: message('version'),
		inSpanish: message('translation'),
		unknownWording: message('version'),
		purposes: texts('news', 'launch', 'premium'),
		mails: texts('confirmation', 'blocked', 'data-link', 'letter', 'other').describe(
			'By their kind; `other` for one of a later version',
		),
		outcomes: z.strictObject({
			waiting: message(),
			delayed: message('tries', 'failure'),
			accepted: message(),
			acceptedLater: message('tries'),
			acceptedAfter: message('tries', 'failure'),
			refused: message('tries', 'failure'),
		}),
		reports: z.strictObject({
			returned: message('date', 'code', 'meaning'),
			complaint: message('date'),
		}),
		statuses: texts('first', 'pending', 'active', 'unsubscribed').describe(
			'By the status that was set; the first one is the signup or the import',
		),
		acts: texts(...personActs).describe('What else was done, by the owner or by the person'),
	}),
	facts: z.strictObject({
		title: text,
		labels: texts(
			'status',
			'source',
			'created_at',
			'confirmed_at',
			'unsubscribed_at',
			'undeliverable_at',
			'locale',
			'country',
			'referrer',
			'campaign',
		),
		none: text,
	}),
	tags: texts('title', 'label', 'help', 'add', 'remove', 'none', 'invalid', 'full'),
	note: z.strictObject({
		title: text,
		label: text,
		help: text,
		save: text,
		saved: announcement,
	}),
	actions: z.strictObject({
		download: z.strictObject({
			label: text,
			text: text.describe('What it does, or what it is for'),
		}),
		link: z.strictObject({ label: text, text: text.describe('What it does, or what it is for') }),
		correct: z.strictObject({
			label: text,
			text: text.describe('What it does, or what it is for'),
		}),
		unsubscribe: z.strictObject({
			label: text,
			text: text.describe('What it does, or what it is for'),
		}),
		removeMark: z.strictObject({
			label: text,
			text: text.describe('What it does, or what it is for'),
		}),
		erase: z.strictObject({ label: text, text: text.describe('What it does, or what it is for') }),
	}),
	correcting: z.strictObject({
		title: text,
		pending: text.describe('What follows for who has not confirmed'),
		confirmed: text.describe('What follows for who has confirmed'),
		email: text,
		confirm: text,
		cancel: text,
		invalid: text,
		taken: text,
		unsubscribed: text,
		asked: announcement,
		respelled: announcement,
	}),
	unsubscribing: z.strictObject({ title: message('email'), text, confirm: text, cancel: text }),
	unsubscribed: announcement,
	linkSent: announcement,
	tooManyLinks: announcement,
	markRemoved: announcement,
	downloaded: announcement,
})

export type PersonWords = z.infer<typeof person>
