import type { LetterCheckName } from '#domain/letters/letter-checks.ts'
import type { LetterState, PauseReason } from '#domain/letters/letter-state.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { ConsentPurpose } from '#domain/waitlist/consent-version.ts'
import type { Announcement } from './panel.ts'

/** One thing and several: `{n}` is the number. */
export type Plural = { readonly one: string; readonly many: string }

/** What a check says when it has passed and when it has not, and how to mend it. */
type CheckWords = {
	readonly passed: string
	readonly failed: string
	/** `{…}` are the values of the check. */
	readonly mend: string
}

/** The words that all of the panel's places for letters share. `{…}` are placeholders. */
export type LettersWords = {
	readonly title: string
	readonly languages: Readonly<Record<Language, string>>
	/** Instead of the name of a letter without one. */
	readonly untitled: string
	readonly preview: {
		readonly legend: string
		readonly light: string
		readonly dark: string
		readonly text: string
		/** `{language}`. */
		readonly frame: string
		/** Opens the mail in the width that it has on a computer. */
		readonly wide: string
		/** `{language}`. */
		readonly wideFrame: string
		readonly language: string
		readonly close: string
		readonly noSubject: string
		/** `{n}` kB of `{max}`. */
		readonly size: string
		readonly empty: string
	}
	readonly cancel: string
	readonly tooMany: Announcement
	/** Letters could not be read. */
	readonly notRead: Announcement
	readonly failed: Announcement
}

/** The words of the list of letters. `{…}` are placeholders. */
export type LetterListWords = {
	readonly write: string
	readonly writeFirst: string
	/** `{n}` people are confirmed. */
	readonly empty: string
	readonly emptyText: string
	readonly newName: string
	readonly again: string
	readonly columns: Readonly<
		Record<
			| 'name'
			| 'recipients'
			| 'state'
			| 'sent'
			| 'refused'
			| 'returned'
			| 'unsubscribed'
			| 'entrances'
			| 'date',
			string
		>
	>
	readonly notMeasured: string
	/** Why the column of returned mails is missing. */
	readonly noReturns: string
	/** `{date}`. */
	readonly edited: string
	readonly states: Readonly<Record<LetterState, string>>
	/** Confirmations that were given up. */
	readonly failedMails: {
		/** `{n}` mails. */
		readonly title: string
		readonly columns: Readonly<Record<'recipient' | 'tries' | 'failure' | 'created_at', string>>
		readonly empty: string
		readonly resend: string
		readonly resendAll: string
		/** The subject of the sentence that asks for the password. */
		readonly proof: string
		/** `{n}` mails. */
		readonly resent: Announcement
		readonly notResent: Announcement
	}
}

/** The words of a letter that is being written. */
export type LetterDraftWords = {
	readonly draft: {
		readonly name: string
		readonly to: string
		/** `{n}` people. */
		readonly everyone: string
		readonly segment: string
		/** Instead of the name of one that was removed. */
		readonly goneSegment: string
		readonly purpose: string
		readonly purposes: Readonly<Record<ConsentPurpose, string>>
		readonly replyTo: string
		readonly fallback: string
		readonly noFallback: string
		readonly reach: Plural
		/** `{left}` are the reasons. */
		readonly leftOut: string
		readonly leftOutReasons: Readonly<
			Record<'undeliverable' | 'paused' | 'consent' | 'frequency', string>
		>
		readonly tabs: string
		readonly people: Plural
		readonly subject: string
		/** `{n}` of `{max}` characters. */
		readonly subjectLength: string
		readonly text: string
		readonly syntax: string
		readonly save: Readonly<
			Record<'saved' | 'unsaved' | 'saving' | 'failed' | 'retry' | 'restored', string>
		>
		readonly conflict: {
			readonly text: string
			readonly theirs: string
			readonly mine: string
		}
		readonly delete: string
		readonly deleteTitle: string
		readonly deleteText: string
		readonly deleted: Announcement
	}
	readonly checks: {
		readonly title: string
		readonly loading: string
		readonly failed: string
		readonly again: string
		readonly blocking: Plural
		readonly none: string
		readonly words: Readonly<
			Record<'blocks' | 'advises' | 'informs' | 'passed' | 'unknown', string>
		>
		readonly each: Readonly<Record<LetterCheckName, CheckWords>>
		readonly unknown: string
		readonly test: string
		readonly tested: Announcement
		/** There is no mail server. */
		readonly testWritten: Announcement
		/** `{code}` and its `{meaning}`: the mail server refused, or could not be reached. */
		readonly testRefused: Announcement
		readonly testUnanswered: Announcement
		/** The mail server accepted `{n}` of the languages. The text of the refusal follows. */
		readonly testPartly: Announcement
		/** What stands against a test mail. */
		readonly testLacks: Readonly<
			Record<'subject' | 'text' | 'email' | 'version' | 'state', Announcement>
		>
		readonly first: string
		/** Instead, if there are no more people than the first ones. */
		readonly all: string
	}
	readonly send: {
		/** `{n}` people. */
		readonly open: string
		readonly blocked: string
		readonly title: string
		readonly facts: Readonly<Record<'starts' | 'goesOn', string>>
		readonly starts: string
		readonly goesOn: string
		readonly goesOnAll: string
		/** `{n}` to type. */
		readonly type: string
		readonly confirm: string
		/** The subject of the sentence that asks for the password. */
		readonly proof: string
		readonly changed: Announcement
	}
}

/** The words of a letter from its confirmation on. */
export type LetterRunWords = {
	readonly run: {
		readonly scheduled: string
		readonly scheduledSoft: string
		/** Instead, if there are no more people than the first ones. */
		readonly scheduledAllSoft: string
		readonly confirmedBy: string
		readonly undo: string
		readonly see: string
		readonly copy: string
		/** The copy of a letter called `{name}`. */
		readonly copyName: string
		/** Looks up the DNS records of the sender again. */
		readonly checkSender: string
		readonly first: string
		/** Instead, if there are no more people than the first ones. */
		readonly allAtOnce: string
		readonly reasons: Readonly<Record<PauseReason, string>>
		readonly held: string
		/** The mail server's answer that paused it: `{code}`, `{meaning}`. */
		readonly answered: string
		readonly heldSoft: string
		readonly sending: string
		readonly rate: string
		/** Why nothing goes out: `{n}` mails of the last hour, at most `{max}`; `{next}` is when it goes on. */
		readonly waits: Readonly<Record<'hour' | 'day', string>>
		/** `{time}` of the last mail. */
		readonly last: string
		/** Some mails are tried again. */
		readonly later: string
		/** The mail server was away at the latest attempt: `{code}`. */
		readonly unanswered: string
		readonly sendingSoft: string
		readonly pause: string
		readonly resume: string
		readonly stop: string
		readonly stopTitle: string
		readonly stopText: string
		readonly stopped: string
		readonly finished: string
		readonly brought: string
		readonly notMeasured: string
		readonly progress: string
		readonly progressValue: string
		/** Spoken by screen readers: `{n}` percent. */
		readonly progressTen: string
		/** The subject of the sentence that asks for the password. */
		readonly proof: string
		readonly tally: Readonly<
			Record<
				'sent' | 'refused' | 'returned' | 'retrying' | 'unsubscribed' | 'waiting' | 'skipped',
				string
			>
		>
		readonly byLanguage: string
		readonly language: string
		readonly all: string
		readonly people: string
		/** The server could not be asked; figures of `{time}`. */
		readonly stale: string
		/** Its state was changed elsewhere. */
		readonly conflict: Announcement
	}
	readonly refusals: {
		readonly title: string
		readonly columns: readonly [string, string, string, string]
		readonly download: string
		readonly proof: string
		/** Reading more addresses than a session may without a proof, as the subject of a sentence. */
		readonly seen: string
		/** By the beginning of the code; the longest one that fits counts. */
		readonly meanings: Readonly<Record<string, string>>
		readonly unknown: string
		readonly retried: string
		readonly givenUp: string
		/** The address is marked as undeliverable. */
		readonly marked: string
		readonly resumed: string
		readonly resend: string
		readonly resendAll: string
		readonly resendProof: string
		readonly resent: Announcement
		/** The letter is paused. */
		readonly resentPaused: Announcement
		/** By what stands against it. */
		readonly notResent: Readonly<Record<'state' | 'other-letter' | 'recipient', Announcement>>
	}
	/** Mails that came back after they were accepted. */
	readonly returns: {
		readonly title: string
		readonly columns: readonly [string, string, string, string]
		/** What follows for the person. */
		readonly next: Readonly<Record<'hard' | 'soft' | 'complaint', string>>
		/** What it means where the code does not tell. */
		readonly meanings: Readonly<Record<'hard' | 'soft' | 'complaint', string>>
	}
}
