import { sql } from 'kysely'
import type { FailedMail } from '#contract/failed-mail.ts'
import { limits } from '#domain/waitlist/limits.ts'
import type { MailContent } from './outbox-row.ts'
import { type StoreContext, iso } from './context.ts'

/** A mail that one worker holds until its lease ends. */
export type LeasedMail = MailContent & {
	readonly id: string
	readonly recipient: string
	/** This try included. */
	readonly tries: number
}

// Spelled out, since SQLite uses a partial index only where it sees the index's own condition.
const isWaiting = sql<boolean>`state in ('queued', 'sending')`
const isSent = sql<boolean>`state = 'sent'`
const isFailed = sql<boolean>`state = 'failed'`

/** After the end a mail's words go: they carry the tokens that are stored nowhere else. */
const emptyBodies = { body_text: '', body_html: '', unsubscribe_url: '' }
const noLease = { lease_owner: null, lease_until: null }

export function createOutbox({ db, now }: StoreContext) {
	/**
	 * Takes the mail that has waited longest, for `leaseMs` milliseconds; null when none is due. A mail
	 * whose worker died is due again when its lease ends.
	 */
	async function claim(
		owner: string,
		leaseMs: number,
		mailsPerHour: number = limits.mailsPerHour,
	): Promise<LeasedMail | null> {
		const time = now()
		const row = await db.write((transaction) => {
			const isBelowCap = transaction
				.selectFrom('outbox')
				.select(sql<boolean>`count(*) < ${sql.lit(mailsPerHour)}`.as('room'))
				.where(isSent)
				.where('sent_at', '>', iso(time - 3_600_000))
			const due = transaction
				.selectFrom('outbox')
				.select('id')
				.where(isWaiting)
				.where('next_try_at', '<=', iso(time))
				.where(isBelowCap)
				.orderBy('next_try_at')
				.limit(1)
				// Another worker's row is not waited for but passed over.
				.$if(db.kind === 'postgres', (query) => query.forUpdate().skipLocked())
			return transaction
				.updateTable('outbox')
				.set((old) => ({
					state: 'sending',
					lease_owner: owner,
					lease_until: iso(time + leaseMs),
					// A held mail is not due before its lease ends.
					next_try_at: iso(time + leaseMs),
					tries: old('tries', '+', 1),
				}))
				.where('id', '=', due)
				.returningAll()
				.executeTakeFirst()
		})
		if (row === undefined) return null
		return {
			id: row.id,
			recipient: row.recipient,
			tries: row.tries,
			subject: row.subject,
			text: row.body_text,
			html: row.body_html,
			unsubscribeUrl: row.unsubscribe_url,
		}
	}

	/** False when the lease had ended and the mail was no longer this worker's. */
	async function markSent(id: string, owner: string): Promise<boolean> {
		return await finish(id, owner, {
			state: 'sent',
			sent_at: iso(now()),
			failure: null,
			...emptyBodies,
		})
	}

	/** Puts a mail back until `retryAt`; null gives it up. `failure` is a code, never a sentence. */
	async function markFailed(
		id: string,
		owner: string,
		failure: string,
		retryAt: number | null,
	): Promise<boolean> {
		const outcome =
			retryAt === null
				? { state: 'failed' as const, ...emptyBodies }
				: { state: 'queued' as const, next_try_at: iso(retryAt) }
		return await finish(id, owner, { ...outcome, failure })
	}

	async function finish(id: string, owner: string, outcome: object): Promise<boolean> {
		return await db.write(async (transaction) => {
			const changed = await transaction
				.updateTable('outbox')
				.set({ ...outcome, ...noLease })
				.where('id', '=', id)
				.where('lease_owner', '=', owner)
				.executeTakeFirst()
			return changed.numUpdatedRows > 0n
		})
	}

	/** The mails that were given up, newest first. */
	async function failures(most = 200): Promise<readonly FailedMail[]> {
		return await db.read
			.selectFrom('outbox')
			.select(['id', 'recipient', 'tries', 'failure', 'created_at'])
			.where(isFailed)
			.orderBy('created_at', 'desc')
			.limit(most)
			.execute()
	}

	/** How many mails wait, were sent and were given up, as far back as the sweep leaves them. */
	async function counts(): Promise<{ waiting: number; sent: number; failed: number }> {
		// One query a state, because each has an index of its own; grouped, every mail would be read.
		const [waiting, delivered, givenUp] = await Promise.all(
			[isWaiting, isSent, isFailed].map((state) =>
				db.read
					.selectFrom('outbox')
					.select((all) => all.fn.countAll<number | string>().as('n'))
					.where(state)
					.executeTakeFirstOrThrow(),
			),
		)
		return { waiting: Number(waiting?.n), sent: Number(delivered?.n), failed: Number(givenUp?.n) }
	}

	return { claim, markSent, markFailed, failures, counts }
}
