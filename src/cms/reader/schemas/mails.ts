import { z } from 'zod'
import { message } from '#cms/reader/format/message.ts'
import { link, text } from './common.ts'

/** A text of an email. It has no exclamation mark, and no placeholder, because nothing would fill it. */
const sentence = text.regex(
	/^[^!{}[\]]*$/,
	'An email has no exclamation mark, and here no {…} and no […].',
)

const subject = sentence.max(60, 'A subject has at most 60 characters.')
const preview = sentence.describe('What mail programs show beside the subject')

const origin = message('day', 'page').describe(
	'Why the email was sent: when and where the address was entered',
)

export const mails = z.strictObject({
	confirmation: z
		.strictObject({
			subject,
			preview,
			reason: z
				.strictObject({ news: sentence, premium: sentence, added: sentence })
				.describe('Why the email was sent, by the purpose of the form; `added` by the owner'),
			ask: sentence.describe('What to do'),
			link: sentence,
			otherwise: sentence.describe(
				'The lifetime of the link, and what happens without a confirmation',
			),
			origin,
			originAdded: message('day', 'page').describe('The same, for people added by the owner'),
			never: sentence.describe('The link that unsubscribes'),
		})
		.describe('It contains no advertising, which would be unlawful in Germany'),
	blocked: z
		.strictObject({
			subject,
			preview,
			text: sentence,
			ask: sentence.describe('What the link is for'),
			link: sentence,
			otherwise: sentence.describe(
				'The lifetime of the link, and when the next such email can be sent',
			),
		})
		.describe(
			'The response to a signup with an address that refused all email: the refusal remains, and can be lifted',
		),
	letter: z
		.strictObject({
			origin,
			member: sentence.describe('Instead of `origin`, from before consents were stored'),
			unsubscribe: sentence,
			data: sentence.describe('The link to “Your data with us”'),
			week: link.describe('The link to the free tool “Your week”'),
		})
		.describe('The foot of letters'),
	data: z
		.strictObject({
			link: linkMail(),
			export: linkMail(),
			erase: linkMail(),
			origin: message('day', 'site').describe('Why such an email was sent'),
		})
		.describe('The emails requested on “Your data with us”'),
	weekly: z
		.strictObject({
			subject: message('from', 'to'),
			sums: z.record(
				z.enum(['visits', 'testsFinished', 'forms', 'confirmed']),
				message('n', 'before'),
			),
			goals: z.strictObject({
				met: message('n', 'goal', 'step'),
				missed: message('n', 'goal', 'step'),
				steps: z.strictObject({ visits: text, forms: text, confirmed: text }),
			}),
			sources: message('list'),
			noSources: text,
			direct: text.describe('A visit without a source'),
			letters: message('list'),
			noLetters: text,
			waiting: z.strictObject({
				title: text,
				nothing: text,
				stuck: message('n'),
				letter: message('letter'),
				mailbox: message('code'),
				requests: message('n').describe('Requests to cancel or withdraw that are not completed'),
				damage: text,
				disk: message('mb'),
			}),
			panel: text.describe('Before the address of the panel'),
			off: text.describe('Before the link that ends these emails'),
		})
		.describe('To the owner on Mondays, in a language of their choice'),
})

/** An email with a single link, which works once. */
function linkMail() {
	return z.strictObject({
		subject,
		preview,
		text: sentence,
		button: sentence,
		note: sentence.describe('What to do if someone else asked for it'),
	})
}
