import { senderName } from '#features/mail-design/mail-design.ts'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { BounceAddresses } from '#features/bounces/bounces.ts'
import { nextAttemptAt } from '#platform/jobs/retry-policy.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { mailingStates } from '#features/letters/rules/letter-state.ts'
import { asciiEmail } from '#values/email.ts'
import { letterOf, type LetterRow } from '#features/letters/letter-events.ts'
import type { LeasedRecipient } from './letter-claims.ts'
import type { LetterStores } from '#features/letters/letters.ts'
import { type DeliveryFailure, deliveryFailure } from '#platform/mail/delivery-failure.ts'
import { inBatches } from '#platform/jobs/in-batches.ts'
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
	/** How long an idle loop waits for others to share a claim. */
	readonly claimWaitMs: number
	/** The token of a person's unsubscribe link. */
	readonly unsubscribeToken: (personId: string) => string
	readonly unsubscribeUrl: (token: string, language: LeasedRecipient['language']) => string
	/** The link to "Your data with us", made from the token of the unsubscribe link. */
	readonly dataUrl: (token: string, language: LeasedRecipient['language']) => string
	/** The envelope sender of a mail; unset if bounces are not read. */
	readonly bounceAddress?: BounceAddresses['addressOf'] | undefined
	/** The site's origin. */
	readonly site: string
}

/** Mails sent at a time: enough for 200 a second to a server that answers within 40 ms. */
export const concurrentLetters = 8

/** Longer than an SMTP session can take. A mail whose result is not recorded within it is sent again. */
const recipientLeaseMs = 5 * 60_000

/** Delay before the next run if no recipient is due, the rate is used up or another letter has not ended. */
const restMs = 10_000

/** Delay after the mail server could not be reached. */
const serverAwayMs = 60_000

/** Consecutive broken connections, without a sent mail in between, after which the server counts as unreachable. */
const maxBrokenInRow = 3

/** Delay after the sender has exceeded a quota of the provider, which is hourly or daily. */
const limitPauseMs = 3_600_000

/** A mail that has paused its letter this often is given up if others were sent in the meantime. */
const maxPausesOfOne = 3

/**
 * The job of a letter: fixes its recipients, starts it when it is due, and sends it as far as the rate allows.
 *
 * Several loops run at a time. Each leases one recipient, composes the mail and sends it. Loops that are idle at the
 * same time share the transaction that leases, and loops whose mails were accepted share the transaction that records
 * it.
 */
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

/** Why the loops of a run stop early: the server is unreachable, or it refuses the sender. */
type HaltReason = 'away' | 'sender'

type Pauses = {
	readonly count: number
	/** When the letter was resumed after the first pause, as ISO 8601; null during the first pause. */
	readonly since: string | null
}

/** Sends letters, one at a time. */
export class LetterSending {
	readonly #options: LetterOptions
	readonly #letters: Letters
	readonly #claim: ReturnType<typeof shareClaims>
	readonly #recordSent: ReturnType<typeof shareRecords>
	readonly #templateOf = keepLatestTemplate()
	#brokenInRow = 0
	/**
	 * The pauses that each mail has caused, because the server refused the sender when it was sent. A restart resets them;
	 * the limit of tries still ends the attempts.
	 */
	readonly #pauses = new Map<string, Pauses>()

	constructor(options: LetterOptions) {
		this.#options = options
		this.#letters = options.store.letters
		this.#claim = shareClaims(options)
		this.#recordSent = shareRecords(this.#letters)
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

	/** Sends the due mails of a letter, as far as the rate allows. Returns like `run`. */
	async sendDue(id: string, isStopping: () => boolean): Promise<number | null> {
		const { now } = this.#options
		const halting = new AbortController()
		const before = await this.#letters.byId(id)
		// Another letter has to end first.
		if (before?.state === 'scheduled') return now() + restMs
		if (before === null || !canBeSent(before)) return null
		const next = async () =>
			!isStopping() && !halting.signal.aborted && (await this.#sendNext(id, halting))
		if (await next()) await keepRunning(concurrentLetters, next)
		const after = await this.#letters.byId(id)
		if (after?.pause_reason === 'sender-limit') return now() + limitPauseMs
		if (after === null || !canBeSent(after)) return null
		const reason: HaltReason | undefined = halting.signal.reason
		if (isStopping() || reason === 'sender') return now()
		return now() + (reason === 'away' ? serverAwayMs : restMs)
	}

	/** Returns false if no mail is due or the rate is used up. */
	async #sendNext(id: string, halting: AbortController): Promise<boolean> {
		const { rate } = this.#options
		if (!(await rate.acquire())) {
			// The last mail of the letter may have used up the rate.
			await this.#letters.endIfDone(id)
			return false
		}
		try {
			const leased = await this.#claim(id)
			if (leased === 'nobody-due') return false
			if (leased !== 'try-again') await this.#send(leased, halting)
			return true
		} finally {
			rate.release()
		}
	}

	async #send(leased: LeasedRecipient, halting: AbortController): Promise<void> {
		const { transport, now, random } = this.#options
		const mail = this.#compose(leased)
		try {
			await transport.send(mail)
		} catch (error) {
			const failure = deliveryFailure(error)
			this.#haltIfAllWouldFail(failure, halting)
			const isGivenUp = failure.kind === 'final' || failure.kind === 'policy'
			const next = isGivenUp ? null : nextAttemptAt(leased.tries, now(), random())
			await this.#recordFailure(leased, failure, next)
			return
		}
		this.#brokenInRow = 0
		this.#pauses.delete(mail.id)
		await this.#recordSent(leased)
	}

	#compose(leased: LeasedRecipient): OutgoingMail {
		const { unsubscribeToken, unsubscribeUrl, dataUrl, bounceAddress, site } = this.#options
		const { id, letter, personId, email, language, consent, tries } = leased
		const token = unsubscribeToken(personId)
		const recipient = {
			language,
			consent,
			unsubscribeUrl: unsubscribeUrl(token, language),
			dataUrl: dataUrl(token, language),
		}
		return {
			...renderLetter(this.#templateOf(letter), recipient, site),
			id,
			recipient: asciiEmail(email),
			tries,
			bounceAddress: bounceAddress?.({ personId, mailId: id }) ?? null,
			bulk: { listName: senderName(), replyTo: letter.reply_to },
		}
	}

	/** Halts all loops if the server is unreachable or refuses the sender, because every other mail would fail too. */
	#haltIfAllWouldFail({ kind }: DeliveryFailure, halting: AbortController): void {
		if (kind === 'broken') this.#brokenInRow += 1
		const isAway = kind === 'connection' || this.#brokenInRow >= maxBrokenInRow
		if (isAway) halting.abort('away' satisfies HaltReason)
		else if (kind === 'sender') halting.abort('sender' satisfies HaltReason)
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
					? 'The mail server refused the sender, the letter is paused'
					: 'Mail delivery failed as if for the sender, but others arrive: given up',
			)
		} else if (nextAttempt !== null) {
			await this.#letters.markForRetry(leased, code, nextAttempt)
			log.warn(details, 'Mail delivery failed, will be retried')
		} else {
			const isPaused = await this.#letters.markRefused(leased, code)
			log.warn(details, 'Mail delivery failed, given up')
			if (isPaused) log.warn({ code }, 'Too many mails were refused, the letter is paused')
		}
	}

	/** Pauses the letter, or gives up the mail if only this mail is refused. Returns false for the latter. */
	async #recordSenderRefusal(
		leased: LeasedRecipient,
		code: string,
		isLimit: boolean,
	): Promise<boolean> {
		const { count, since } = this.#pauses.get(leased.id) ?? { count: 0, since: null }
		const outcome = await this.#letters.markSenderRefused(leased, {
			code,
			reason: isLimit ? 'sender-limit' : 'sender-refused',
			blamedSince: count + 1 < maxPausesOfOne ? null : since,
		})
		if (outcome === 'refused') this.#pauses.delete(leased.id)
		// Mails in flight at the first pause may have arrived after it, so only mails after the resumption count.
		const resumedAt = count === 0 ? null : (since ?? leased.letter.resumed_at)
		if (outcome === 'paused') this.#pauses.set(leased.id, { count: count + 1, since: resumedAt })
		return outcome !== 'refused'
	}
}

/** Leases a recipient of a letter. Loops that are idle at the same time share one transaction. */
function shareClaims({ store, claimWaitMs, unsubscribeToken }: LetterOptions) {
	return inBatches(
		async (loops: readonly string[]) => {
			const leased = await store.letters.claim({
				// All loops send the same letter.
				letterId: loops[0] ?? '',
				leaseMs: recipientLeaseMs,
				maxRecipients: loops.length,
				unsubscribeToken,
			})
			return (place) => (leased === null ? 'nobody-due' : (leased[place] ?? 'try-again'))
		},
		{ waitMs: claimWaitMs, enough: concurrentLetters },
	)
}

/** Records sent mails. Retries until it succeeds, because an unrecorded mail is sent again after its lease. */
function shareRecords(letters: Letters) {
	return inBatches(async (recipients: readonly LeasedRecipient[]) => {
		await retryWhileUnavailable(() => letters.markSent(recipients))
		return () => {}
	})
}

function canBeSent({ state, pause_reason }: Pick<Letter, 'state' | 'pause_reason'>): boolean {
	return pause_reason === null && mailingStates.some((each) => each === state)
}

/** Parses the content of a letter once instead of for each mail; it does not change after the confirmation. */
function keepLatestTemplate() {
	let latest: Letter | null = null
	return (row: LetterRow): Letter => {
		if (latest?.id !== row.id || latest.version !== row.version) latest = letterOf(row)
		return latest
	}
}

/**
 * Repeats work in several loops at once, each until the work returns false. While one loop runs, ended ones are started
 * again: a letter that is paused and resumed at once would otherwise continue with the remaining loops only. Rejects with
 * the first error after all loops have ended.
 */
async function keepRunning(count: number, work: () => Promise<boolean>): Promise<void> {
	const running = new Set<Promise<void>>()
	const failures: unknown[] = []

	async function loop(): Promise<void> {
		while (failures.length === 0 && (await work())) fill()
	}

	function fill(): void {
		while (running.size < count) {
			const started: Promise<void> = loop()
				.catch((error: unknown) => {
					failures.push(error)
				})
				.finally(() => running.delete(started))
			running.add(started)
		}
	}

	fill()
	while (running.size > 0) await Promise.race(running)
	if (failures.length > 0) throw failures[0]
}
