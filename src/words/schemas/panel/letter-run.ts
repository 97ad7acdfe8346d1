import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

/** A letter from its confirmation on. */
export const letterRun = z.strictObject({
	run: z.strictObject({
		scheduled: message('time'),
		scheduledSoft: text.describe('Followed by how it goes out'),
		scheduledAt: z.strictObject({ owner: message('date'), reader: message('date', 'last') }),
		scheduledAtSoft: text,
		confirmedBy: message('name', 'date'),
		undo: text,
		see: text,
		copy: text,
		copyName: message('name'),
		checkSender: text.describe('Looks up the DNS records of the sender again'),
		pace: z
			.strictObject({
				pauses: text,
				whole: text.describe('There are no more people than the first ones'),
				timed: text.describe('The letter goes out at a time'),
				open: text.describe('How many people they are is not known yet'),
			})
			.describe('How a letter goes out, before and after it is sent'),
		reasons: texts(
			'first-fifty',
			'owner',
			'refusals',
			'sender-refused',
			'sender-limit',
			'restored',
		),
		held: message('code', 'meaning'),
		answered: message('code', 'meaning').describe(
			"The mail server's answer that paused it: `{code}`, `{meaning}`",
		),
		unanswered: message('code'),
		heldSoft: text,
		sending: message('n', 'total'),
		rate: message('rate', 'time'),
		waits: z.strictObject({
			hour: message('n', 'max', 'next'),
			day: message('max'),
			country: message('date'),
			letter: message('name'),
		}),
		last: message('time'),
		lastAt: message('date'),
		later: text.describe('Some mails are tried again'),
		sendingSoft: text,
		pause: text,
		resume: message('n'),
		stop: text,
		stopTitle: text,
		stopText: message('n'),
		series: message('sent').describe('Of a letter of a series that is switched on'),
		seriesSoft: text,
		stopped: message('total', 'sent', 'refused'),
		finished: message('total', 'sent', 'refused'),
		brought: message('entrances', 'forms'),
		notMeasured: text,
		progress: text,
		progressValue: message('n', 'total'),
		progressTen: message('n'),
		proof: text.describe('The subject of the sentence that asks for the password'),
		tally: texts('sent', 'refused', 'returned', 'retrying', 'unsubscribed', 'waiting', 'skipped'),
		archive: z
			.strictObject({
				title: text,
				offer: text,
				open: text,
				isPublic: text,
				take: text,
				proof: text.describe('The subject of the sentence that asks for the password'),
				put: announcement,
				taken: announcement,
			})
			.describe('A letter that has gone out can be read on the web'),
		byLanguage: text,
		language: text,
		all: text,
		people: text,
		stale: message('time'),
		conflict: announcement.describe('Its state was changed elsewhere'),
	}),
	refusals: z.strictObject({
		title: text,
		columns: z.tuple([text, text, text, text]),
		download: text,
		proof: text,
		seen: text.describe(
			'Reading more addresses than a session may without a proof, as the subject of a sentence',
		),
		meanings: z
			.record(text, text)
			.describe('By the beginning of the code; the longest one that fits counts'),
		unknown: text,
		retried: message('date'),
		givenUp: text,
		marked: text.describe('The address is marked as undeliverable'),
		resumed: text,
		resend: text,
		resendAll: text,
		resendProof: text,
		resent: announcement,
		resentPaused: announcement.describe('The letter is paused'),
		notResent: z
			.strictObject({ state: announcement, 'other-letter': announcement, recipient: announcement })
			.describe('By what stands against it'),
	}),
	returns: z
		.strictObject({
			title: text,
			columns: z.tuple([text, text, text, text]),
			next: texts('hard', 'soft', 'complaint').describe('What follows for the person'),
			meanings: texts('hard', 'soft', 'complaint').describe(
				'What it means where the code does not tell',
			),
		})
		.describe('Mails that came back after they were accepted'),
})
