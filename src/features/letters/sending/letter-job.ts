import { senderName } from '#features/mail-design/mail-design.ts'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { BounceAddresses } from '#features/bounces/bounces.ts'
import { nextAttemptAt } from '#platform/jobs/retry-policy.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { mailingStates } from '#features/letters/rules/letter-state.ts'
import { asciiEmail } from '#values/email.ts'
import type { LeasedRecipient } from './letter-claims.ts'
import type { LetterStores } from '#features/letters/letters.ts'
import { type DeliveryFailure, deliveryFailure } from '#platform/mail/delivery-failure.ts'
import type { LetterRate } from './letter-rate.ts'
import { renderLetter } from '#features/letters/drafts/render-letter.ts'
import { retryWhileUnavailable } from '#platform/db/retry-while.ts'
import type { OutgoingMail, Transport } from '#platform/mail/transport.ts'
import type { JobHandler, WorkLog } from '#platform/jobs/job-runner.ts'

type Letters = LetterStores['letters']

/** The dependencies of sending. */
export type LetterOptions = {
	readonly store: Pick<LetterStores, 'letters'>
	readonly transport: Transport
	readonly rate: LetterRate
	readonly now: () => number
	/** Returns a number from 0 to 1, for the jitter of retries. */
	readonly random: () => number
	readonly log: WorkLog
	readonly unsubscribeToken: (personId: string) => string
	readonly unsubscribeUrl: (token: string, language: LeasedRecipient['language']) => string
	/** Returns the link to "Your data with us", made from the token of the unsubscribe link. */
	readonly dataUrl: (token: string, language: LeasedRecipient['language']) => string
	/** Returns the envelope sender of an email; unset if bounces are not read. */
	readonly bounceAddress?: BounceAddresses['addressOf'] | undefined
	/** The site's origin. */
	readonly site: string
}

/** The number of emails sent at the same time, enough for 200 a second to a server that answers within 40 ms. */
export const concurrentLetters = 8

/**
 * The duration of a recipient's lease, longer than an SMTP session can take. An email whose result is not recorded
 * within this time is sent again.
 */
const recipientLeaseMs = 5 * 60_000

/** Delay before the next run if no recipient is due, the rate is used up or another letter has not ended. */
const restMs = 10_000

const serverAwayMs = 60_000

/** Consecutive broken connections, without a sent email in between, after which the server counts as unreachable. */
const maxBrokenInRow = 3

/** Delay before the next run if the sender has exceeded a quota of the provider, which is hourly or daily. */
const limitPauseMs = 3_600_000

/**
 * An email for which the mail server has refused the sender this often is given up, if other emails were accepted after
 * the letter had resumed from the first of these refusals.
 */
const maxPausesOfOne = 3

/** The job of a letter: fixes its recipients, starts it when it is due, and sends it as far as the rate allows. */
export function letterHandler(options: LetterOptions): JobHandler {
	const sending = new LetterSending(options)
	return {
		slots: 1,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const at = await sending.run(id, isStopping)
			return at === null ? { end: 'done' } : { end: 'again', at }
		},
	}
}

/** Sends letters, one at a time. */
export class LetterSending {
	readonly #options: LetterOptions
	readonly #letters: Letters
	#brokenInRow = 0
	/**
	 * For each email that the mail server refused because of the sender: when the letter had last resumed before each
	 * pause that the email caused. A restart forgets this, but the limit of tries still ends the attempts.
	 */
	readonly #pauses = new Map<string, readonly (string | null)[]>()

	constructor(options: LetterOptions) {
		this.#options = options
		this.#letters = options.store.letters
	}

	/**
	 * Does the next step of a letter. Returns when to run again, in milliseconds since 1970; null if the letter is finished
	 * or waits for an admin.
	 */
	async run(id: string, isStopping: () => boolean): Promise<number | null> {
		const { now } = this.#options
		const letters = this.#letters
		const letter = await letters.byId(id)
		if (letter?.state === 'draft') await letters.removeOfDraft(id, isStopping)
		if (letter?.state === 'scheduled') {
			const sendAt = Date.parse(letter.send_at ?? '')
			// People who confirm while a letter waits for its time receive it too.
			const fixAt = letter.timing === null ? 0 : sendAt - letterLimits.fixAheadMs
			if (fixAt > now()) return fixAt
			if (letter.recipients === null) await letters.fix(letter, isStopping)
			if (!isStopping() && sendAt > now()) return sendAt
			await letters.begin(letter)
		}
		if (letter?.pause_reason === 'sender-limit') await letters.resumeAfterLimit(id)
		return isStopping() ? now() : await this.sendDue(id, isStopping)
	}

	/** Sends the due emails of a letter, several at a time, as far as the rate allows. Returns the same as `run`. */
	async sendDue(id: string, isStopping: () => boolean): Promise<number | null> {
		const { now } = this.#options
		const before = await this.#letters.byId(id)
		// Still scheduled, because another letter has to end first.
		if (before?.state === 'scheduled') return now() + restMs
		if (before === null || !canBeSent(before)) return null
		// The first email is sent alone, to show whether the server accepts any.
		const first = await this.#sendNext(id)
		let isAway = first === 'away'
		const sendOthers = async () => {
			let outcome = first
			while (outcome === 'sent' && !isAway && !isStopping()) {
				outcome = await this.#sendNext(id)
				isAway ||= outcome === 'away'
			}
		}
		const ends = await Promise.allSettled(Array.from({ length: concurrentLetters }, sendOthers))
		for (const end of ends) if (end.status === 'rejected') throw end.reason
		const after = await this.#letters.byId(id)
		if (after?.pause_reason === 'sender-limit') return now() + limitPauseMs
		if (after === null || !canBeSent(after)) return null
		return now() + (isAway ? serverAwayMs : restMs)
	}

	/** Sends a letter's next due email. Returns `nobody-due` also if the rate is used up. */
	async #sendNext(id: string): Promise<'sent' | 'away' | 'nobody-due'> {
		const { rate, unsubscribeToken } = this.#options
		const isWithinRate = await rate.acquire()
		try {
			const options = { letterId: id, isWithinRate, leaseMs: recipientLeaseMs, unsubscribeToken }
			const leased = await this.#letters.claim(options)
			if (leased === null) return 'nobody-due'
			return leased !== 'skipped' && (await this.#send(leased)) ? 'away' : 'sent'
		} finally {
			if (isWithinRate) rate.release()
		}
	}

	/**
	 * Sends an email and records the result. Returns whether the server is unreachable, in which case every other email
	 * would fail too.
	 */
	async #send(leased: LeasedRecipient): Promise<boolean> {
		const { transport, now, random } = this.#options
		try {
			await transport.send(this.#compose(leased))
		} catch (error) {
			const failure = deliveryFailure(error)
			if (failure.kind === 'broken') this.#brokenInRow += 1
			const isGivenUp = failure.kind === 'final' || failure.kind === 'policy'
			const next = isGivenUp ? null : nextAttemptAt(leased.tries, now(), random())
			await this.#recordFailure(leased, failure, next)
			return failure.kind === 'connection' || this.#brokenInRow >= maxBrokenInRow
		}
		this.#brokenInRow = 0
		this.#pauses.delete(leased.id)
		// An email that cannot be recorded as sent is sent again after its lease.
		await retryWhileUnavailable(() => this.#letters.markSent(leased))
		return false
	}

	#compose({ id, letter, personId, email, ...person }: LeasedRecipient): OutgoingMail {
		const { unsubscribeToken, unsubscribeUrl, dataUrl, bounceAddress, site } = this.#options
		const token = unsubscribeToken(personId)
		const recipient = {
			...person,
			unsubscribeUrl: unsubscribeUrl(token, person.language),
			dataUrl: dataUrl(token, person.language),
		}
		return {
			...renderLetter(letter, recipient, site),
			id,
			recipient: asciiEmail(email),
			bounceAddress: bounceAddress?.({ personId, mailId: id }) ?? null,
			bulk: { listName: senderName(), replyTo: letter.reply_to },
		}
	}

	async #recordFailure(
		leased: LeasedRecipient,
		{ code, kind, isLimit }: DeliveryFailure,
		nextAttempt: number | null,
	): Promise<void> {
		const { log } = this.#options
		const details = { mail: leased.id, tries: leased.tries, code }
		if (kind === 'sender') {
			const isPaused = await this.#recordSenderRefusal(leased, code, isLimit)
			log.warn(
				details,
				isPaused
					? 'The mail server refused the sender; the letter is paused'
					: 'Mail delivery failed with a code about the sender, although other emails are accepted, and was given up',
			)
		} else if (nextAttempt !== null) {
			await this.#letters.markForRetry(leased, code, nextAttempt)
			log.warn(details, 'Mail delivery failed and will be retried')
		} else {
			const isPaused = await this.#letters.markRefused(leased, code)
			log.warn(details, 'Mail delivery failed and was given up')
			if (isPaused) log.warn({ code }, 'Too many emails were refused; the letter is paused')
		}
	}

	/** Pauses the letter, or gives up the email if only this email is refused. Returns false if the email is given up. */
	async #recordSenderRefusal(
		leased: LeasedRecipient,
		code: string,
		isLimit: boolean,
	): Promise<boolean> {
		const pauses = this.#pauses.get(leased.id) ?? []
		const outcome = await this.#letters.markSenderRefused(leased, {
			code,
			reason: isLimit ? 'sender-limit' : 'sender-refused',
			// Emails that were being sent at the first pause may have been accepted after it, so only emails accepted after
			// the letter resumed count.
			blamedSince: pauses.length + 1 < maxPausesOfOne ? null : (pauses[1] ?? null),
		})
		if (outcome === 'refused') this.#pauses.delete(leased.id)
		if (outcome === 'paused') this.#pauses.set(leased.id, [...pauses, leased.resumedAt])
		return outcome !== 'refused'
	}
}

function canBeSent({ state, pause_reason }: Pick<Letter, 'state' | 'pause_reason'>): boolean {
	return pause_reason === null && mailingStates.some((each) => each === state)
}
