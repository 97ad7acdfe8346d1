import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

/** A letter that is being written. */
export const letterDraft = z.strictObject({
	draft: z.strictObject({
		name: text,
		to: text,
		everyone: text,
		segment: message('name', 'n'),
		goneSegment: text.describe('Instead of the name of one that was removed'),
		purpose: text,
		purposes: texts('news', 'launch', 'premium'),
		replyTo: text,
		fallback: text,
		noFallback: text,
		reach: message('n'),
		leftOut: message('left'),
		leftOutReasons: z.strictObject({
			undeliverable: message('n'),
			paused: message('n'),
			consent: message('n'),
			frequency: message('n'),
		}),
		tabs: text,
		people: message('n'),
		subject: text,
		subjectLength: message('n', 'max'),
		text,
		syntax: text,
		save: z.strictObject({
			saved: message('time'),
			unsaved: message(),
			saving: message(),
			failed: message(),
			retry: text,
			restored: text,
		}),
		conflict: texts('text', 'theirs', 'mine'),
		delete: text,
		deleteTitle: text,
		deleteText: text,
		deleted: announcement,
	}),
	checks: z.strictObject({
		title: text,
		loading: text,
		failed: text,
		again: text,
		blocking: message('n'),
		none: text,
		words: texts('blocks', 'advises', 'informs', 'passed', 'unknown'),
		unknown: text,
		each: z.strictObject({
			words: z.strictObject({
				passed: message(),
				failed: message('languages'),
				mend: message('count'),
			}),
			test: z.strictObject({ passed: message(), failed: message(), mend: message() }),
			'owner-address': z.strictObject({ passed: message(), failed: message(), mend: message() }),
			operator: z.strictObject({ passed: message(), failed: message(), mend: message('settings') }),
			'mail-server': z.strictObject({
				passed: message(),
				failed: message(),
				mend: message('settings'),
			}),
			spf: z.strictObject({ passed: message(), failed: message(), mend: message('domain') }),
			dkim: z.strictObject({ passed: message(), failed: message(), mend: message('domain') }),
			dmarc: z.strictObject({ passed: message(), failed: message(), mend: message('domain') }),
			consent: z.strictObject({ passed: message(), failed: message('count'), mend: message() }),
			frequency: z.strictObject({ passed: message(), failed: message('count'), mend: message() }),
			links: z.strictObject({
				passed: message('count'),
				failed: message(),
				mend: message('links'),
			}),
			campaign: z.strictObject({
				passed: message('campaign'),
				failed: message('campaign'),
				mend: message(),
			}),
			addresses: z.strictObject({
				passed: message(),
				failed: message(),
				mend: message('addresses'),
			}),
			size: z.strictObject({ passed: message(), failed: message(), mend: message() }),
			recipients: z.strictObject({ passed: message('count'), failed: message(), mend: message() }),
			'other-letter': z.strictObject({
				passed: message(),
				failed: message(),
				mend: message('name'),
			}),
			duration: z.strictObject({ passed: message('hours', 'rate', 'perDay') }),
		}),
		test: text,
		tested: announcement,
		testWritten: announcement.describe('There is no mail server'),
		testUnanswered: z.strictObject({ title: text, text: message('code', 'meaning') }),
		testPartly: z
			.strictObject({ title: text, text: message('n') })
			.describe('The mail server accepted `{n}` of the languages. The text of the refusal follows'),
		testRefused: z.strictObject({ title: text, text: message('code', 'meaning') }),
		testLacks: z
			.strictObject({
				subject: announcement,
				text: announcement,
				email: announcement,
				version: announcement,
				state: announcement,
			})
			.describe('What stands against a test mail'),
		first: text,
		all: text.describe('Instead, if there are no more people than the first ones'),
	}),
	send: z.strictObject({
		open: message('n'),
		blocked: text,
		title: message('n'),
		facts: texts('starts', 'goesOn'),
		starts: text,
		goesOn: text,
		goesOnAll: text,
		type: message('n'),
		confirm: message('n'),
		proof: message('n').describe('The subject of the sentence that asks for the password'),
		changed: announcement,
	}),
})

export type LetterDraftWords = z.infer<typeof letterDraft>
