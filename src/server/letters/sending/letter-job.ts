import type { Letter } from '#contract/letter.ts'
import type { BounceAddresses } from '#server/bounces/bounce-address.ts'
import { nextAttemptAt } from '#domain/jobs/retry-policy.ts'
import { sendingStates } from '#domain/letters/letter-state.ts'
import { asciiEmail } from '#domain/waitlist/email.ts'
import { letterOf, type LetterRow } from '#server/letters/letter-events.ts'
import type { LeasedRecipient } from './letter-queue.ts'
import type { Store } from '#server/store.ts'
import { type DeliveryFailure, deliveryFailure } from '#server/platform/mail/delivery-failure.ts'
import { inBatches } from '#server/platform/jobs/in-batches.ts'
import type { LetterRate } from './letter-rate.ts'
import { renderLetter } from '#server/letters/drafts/render-letter.ts'
import { retryWhileUnavailable } from '#server/platform/jobs/retry-while-unavailable.ts'
import type { OutgoingMail, Transport } from '#server/platform/mail/transport.ts'
import { type JobHandler, renewedLeaseMs, type WorkLog } from '#server/platform/jobs/job-runner.ts'

type LetterOptions = {
	readonly store: Pick<Store, 'letters'>
	readonly transport: Transport
	readonly rate: LetterRate
	readonly now: () => number
	/** Returns a number from 0 to 1, for the jitter of retries. */
	readonly random: () => number
	readonly log: WorkLog
	/** How long a free loop waits for others, to share a claim with them. */
	readonly claimWaitMs: number
	/** The token of a person's unsubscribe link. */
	readonly unsubscribeToken: (personId: string) => string
	readonly unsubscribeUrl: (token: string, language: LeasedRecipient['language']) => string
	/** The link to "Your data with us", from the token of the unsubscribe link. */
	readonly dataUrl: (token: string, language: LeasedRecipient['language']) => string
	/** The envelope sender of a mail; null for the sender. Unset if bounces are not read. */
	readonly bounceAddress?: BounceAddresses['addressOf'] | undefined
	/** The site's origin. */
	readonly site: string
}

/** Mails at a time: enough for 200 a second with a server that answers within 40 ms. */
export const concurrentLetters = 8

/** Longer than an SMTP session can take: a mail whose end is not recorded goes out again after this time. */
const recipientLeaseMs = 5 * 60_000

/** How long a letter rests that can go on by itself: nobody is due, or the rate is used up. */
const restMs = 10_000

/** How long no letter is sent after the mail server could not be reached. */
const serverAwayMs = 60_000

/** So many connections break one after the other, without a mail that arrives in between, before it counts as away. */
const maxBrokenInRow = 3

/** How long a letter waits whose sender has used up what the provider allows. Quotas are those of an hour or a day. */
const limitPauseMs = 3_600_000

/** So often a recipient pauses the letter before it counts as the reason, if others get theirs meanwhile. */
const maxPausesOfOne = 3

/**
 * The job of a letter: fixes its recipients, begins it when it is due, and sends it as far as the rate allows. In each of
 * several loops one recipient at a time is leased, checked, rendered and sent. Loops that are free at the same time share
 * the transaction of the claim, and those whose mails have arrived that of the record.
 */
export function letterHandler(options: LetterOptions): JobHandler {
	const { store, rate } = options
	const { letters } = store
	const templateOf = keepLatestTemplate()
	let brokenInRow = 0
	/**
	 * By mail, how often it has paused the letter as one that is refused because of the sender, and since when the letter
	 * goes on after the first time. A restart forgets it; the attempts of a mail end all the same.
	 */
	const pauses = new Map<string, { readonly count: number; readonly since: string | null }>()

	const claim = inBatches(
		async (loops: readonly null[]) => {
			const leased = await letters.claim({
				leaseMs: recipientLeaseMs,
				maxRecipients: loops.length,
				unsubscribeToken: options.unsubscribeToken,
			})
			return (place) => (leased === null ? 'nobody-due' : (leased[place] ?? 'try-again'))
		},
		{ waitMs: options.claimWaitMs, enough: concurrentLetters },
	)

	// Until it is recorded that a mail has arrived, the mail would go out again when its lease expires.
	const recordSent = inBatches(async (recipients: readonly LeasedRecipient[]) => {
		await retryWhileUnavailable(() => letters.markSent(recipients))
		return () => {}
	})

	return {
		slots: 1,
		leaseMs: renewedLeaseMs,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const restsUntil = await work(id, isStopping)
			if (restsUntil !== null) return { end: 'again', at: restsUntil }
			return { end: 'done' }
		},
	}

	/** Does what the letter's state asks for. Returns when to go on, in milliseconds since 1970; null if the letter waits. */
	async function work(id: string, isStopping: () => boolean): Promise<number | null> {
		const { now } = options
		const letter = await letters.byId(id)
		if (letter?.state === 'draft') await letters.removeOfDraft(id, isStopping)
		if (letter?.state === 'scheduled') {
			if (letter.recipients === null) await letters.fix(letter, isStopping)
			const sendAt = Date.parse(letter.send_at ?? '')
			if (!isStopping() && sendAt > now()) return sendAt
			await letters.begin(id)
		}
		if (letter?.pause_reason === 'sender-limit') await letters.resumeAfterLimit(id)
		return isStopping() ? now() : await sendAll(id, isStopping)
	}

	async function sendAll(id: string, isStopping: () => boolean): Promise<number | null> {
		const halting = new AbortController()
		const before = await letters.byId(id)
		if (before === null || !canGoOut(before)) return null
		const next = async () => !isStopping() && !halting.signal.aborted && (await sendNext(halting))
		if (await next()) await keepRunning(concurrentLetters, next)
		const after = await letters.byId(id)
		if (after?.pause_reason === 'sender-limit') return options.now() + limitPauseMs
		if (after === null || !canGoOut(after)) return null
		if (isStopping() || halting.signal.reason === 'sender') return options.now()
		return options.now() + (halting.signal.reason === 'away' ? serverAwayMs : restMs)
	}

	/** Returns false if no mail is due or none may go out now. */
	async function sendNext(halting: AbortController): Promise<boolean> {
		if (!(await rate.acquire())) {
			// The letter's last mail may have used up the rate.
			await letters.endIfDone()
			return false
		}
		try {
			const leased = await claim(null)
			if (leased === 'nobody-due') return false
			if (leased !== 'try-again') await send(leased, halting)
			return true
		} finally {
			rate.release()
		}
	}

	function compose(leased: LeasedRecipient): OutgoingMail {
		const { id, letter, personId, email, language, consent, tries } = leased
		const token = options.unsubscribeToken(personId)
		const unsubscribeUrl = options.unsubscribeUrl(token, language)
		const dataUrl = options.dataUrl(token, language)
		const recipient = { language, consent, unsubscribeUrl, dataUrl }
		return {
			...renderLetter(templateOf(letter), recipient, options.site),
			id,
			recipient: asciiEmail(email),
			tries,
			bounceAddress: options.bounceAddress?.({ personId, mailId: id }) ?? null,
			bulk: { replyTo: letter.reply_to },
		}
	}

	async function send(leased: LeasedRecipient, halting: AbortController): Promise<void> {
		const { transport, now, random } = options
		const mail = compose(leased)
		try {
			await transport.send(mail)
		} catch (error) {
			const failure = deliveryFailure(error)
			haltIfAllWouldFail(failure, halting)
			const isGivenUp = failure.kind === 'final' || failure.kind === 'policy'
			const next = isGivenUp ? null : nextAttemptAt(leased.tries, now(), random())
			await recordFailure(leased, failure, next)
			return
		}
		brokenInRow = 0
		pauses.delete(mail.id)
		await recordSent(leased)
	}

	/** Without the server, or without its consent to the sender, every further mail would fail too. */
	function haltIfAllWouldFail({ kind }: DeliveryFailure, halting: AbortController): void {
		if (kind === 'broken') brokenInRow += 1
		const isAway = kind === 'connection' || brokenInRow >= maxBrokenInRow
		if (isAway) halting.abort('away')
		else if (kind === 'sender') halting.abort('sender')
	}

	async function recordFailure(
		leased: LeasedRecipient,
		{ code, kind, isLimit }: DeliveryFailure,
		nextAttempt: number | null,
	): Promise<void> {
		const details = { mail: leased.id, tries: leased.tries, code }
		if (kind === 'sender') {
			const isPaused = await recordSenderRefusal(leased, code, isLimit)
			options.log.warn(
				details,
				isPaused
					? 'The mail server refused the sender, the letter is paused'
					: 'Mail delivery failed as if for the sender, but others arrive: given up',
			)
		} else if (nextAttempt !== null) {
			await letters.markForRetry(leased, code, nextAttempt)
			options.log.warn(details, 'Mail delivery failed, will be retried')
		} else {
			const isPaused = await letters.markRefused(leased, code)
			options.log.warn(details, 'Mail delivery failed, given up')
			if (isPaused) options.log.warn({ code }, 'Too many mails were refused, the letter is paused')
		}
	}

	/** Returns false if the mail is given up. */
	async function recordSenderRefusal(
		leased: LeasedRecipient,
		code: string,
		isLimit: boolean,
	): Promise<boolean> {
		const { count, since } = pauses.get(leased.id) ?? { count: 0, since: null }
		const outcome = await letters.markSenderRefused(leased, {
			code,
			reason: isLimit ? 'sender-limit' : 'sender-refused',
			blamedSince: count + 1 < maxPausesOfOne ? null : since,
		})
		if (outcome === 'refused') pauses.delete(leased.id)
		// Mails that were under way at the first pause may still have arrived, so only later ones count.
		const goesOnSince = count === 0 ? null : (since ?? leased.letter.resumed_at)
		if (outcome === 'paused') pauses.set(leased.id, { count: count + 1, since: goesOnSince })
		return outcome !== 'refused'
	}
}

function canGoOut({ state }: Pick<Letter, 'state'>): boolean {
	return sendingStates.some((each) => each === state)
}

/** The words of a confirmed letter do not change, so they are read once and not for each mail. */
function keepLatestTemplate() {
	let latest: Letter | null = null
	return (row: LetterRow): Letter => {
		if (latest?.id !== row.id || latest.version !== row.version) latest = letterOf(row)
		return latest
	}
}

/**
 * Repeats work in several loops at once, each until the work returns false. As long as one goes on, those that have ended
 * are started again: a letter that is paused and continued at once would otherwise go on with the loops that are left.
 * Rejects after all have ended if one has failed.
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
				.catch((error: unknown) => void failures.push(error))
				.finally(() => running.delete(started))
			running.add(started)
		}
	}

	fill()
	while (running.size > 0) await Promise.race(running)
	if (failures.length > 0) throw failures[0]
}
