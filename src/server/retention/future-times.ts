import { type Kysely, type RawBuilder, sql } from 'kysely'
import { accountLimits } from '#domain/account/account-limits.ts'
import { sessionLimits } from '#domain/account/session-expiry.ts'
import { toleranceMs } from '#domain/dates/clock-errors.ts'
import { addDays, utcDay } from '#domain/dates/utc-day.ts'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import { longestRetryDelayMs } from '#domain/jobs/retry-policy.ts'
import { dataLimits } from '#domain/waitlist/data-link.ts'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import { mailKinds } from '#server/platform/jobs/job-kinds.ts'
import { jobLeaseMs } from '#server/platform/jobs/job-queue.ts'
import { isFinished, isOpen } from '#server/letters/letter-rows.ts'
import { changeInSteps } from '#server/platform/db/in-steps.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** How far ahead a stored time can lie, and what it becomes if it lies further ahead, in milliseconds from now. */
type Limit = { readonly aheadMs: number; readonly becomesMs: number }

/** The times of a table, or of its rows that meet a condition. */
type StoredTimes = {
	readonly table: keyof Tables
	/** The primary key. */
	readonly key: readonly string[]
	readonly condition?: RawBuilder<unknown>
	readonly times: Readonly<Record<string, Limit>>
}

/** A past event: never later than now. */
const past: Limit = { aheadMs: 0, becomesMs: 0 }

/** The end of a wait or a lease. It becomes now if it lies further ahead than the longest wait. */
function wait(longestMs: number): Limit {
	return { aheadMs: longestMs, becomesMs: 0 }
}

/** The end of a validity period. It becomes the end of a full period if it lies further ahead. */
function expiry(lifetimeMs: number): Limit {
	return { aheadMs: lifetimeMs, becomesMs: lifetimeMs }
}

// Literals, not parameters: SQLite uses a partial index only if the query repeats the index's condition.
const isRunning = sql`${isOpen}
	and letter_id in (select id from letters where ended_at is null)`

const isUntimed = sql`letter_id in (select id from letters where timing is null)`

function ofTokens(purposes: readonly string[], lifetimeMs: number): StoredTimes {
	return {
		table: 'tokens',
		key: ['hash'],
		condition: sql`purpose in (${sql.join(purposes.map((purpose) => sql.lit(purpose)))})`,
		times: { expires_at: expiry(lifetimeMs) },
	}
}

/** All stored times that are compared with the clock. Those that delay mails and affect sessions come first. */
const storedTimes: readonly StoredTimes[] = [
	{
		table: 'jobs',
		key: ['id'],
		condition: sql`tries = 0 and kind in (${sql.join(mailKinds.map((kind) => sql.lit(kind)))})`,
		times: { due_at: wait(0) },
	},
	{
		table: 'jobs',
		key: ['id'],
		times: {
			due_at: wait(longestRetryDelayMs),
			leased_until: wait(jobLeaseMs),
			created_at: past,
			failed_at: past,
		},
	},
	{
		table: 'sessions',
		key: ['hash'],
		times: {
			created_at: past,
			seen_at: past,
			proved_at: past,
			granted_until: expiry(sessionLimits.grantLifetimeMs),
		},
	},
	{ table: 'throttle', key: ['id'], times: { at: past } },
	{ table: 'session_reads', key: ['id'], times: { at: past } },
	{ table: 'admins', key: ['id'], times: { disabled_at: past } },
	{
		table: 'invitations',
		key: ['hash'],
		times: { expires_at: expiry(accountLimits.invitationLifetimeMs) },
	},
	{
		table: 'erasures',
		key: ['id'],
		condition: sql`finished_at is null`,
		times: { created_at: past },
	},
	{ table: 'bounce_mailboxes', key: ['name'], times: { failing_since: past } },
	{
		table: 'letters',
		key: ['id'],
		times: { resumed_at: past },
	},
	// The owner chooses the time of a letter with `timing`, and the clock has no part in it.
	{
		table: 'letters',
		key: ['id'],
		condition: sql`timing is null`,
		times: { send_at: expiry(letterLimits.undoMs) },
	},
	{ table: 'series', key: ['id'], times: { since: past, off_at: past } },
	{
		table: 'letter_recipients',
		key: ['letter_id', 'person_id'],
		condition: sql`${isRunning} and tries = 0 and ${isUntimed}`,
		times: { next_try_at: wait(0) },
	},
	{
		table: 'letter_recipients',
		key: ['letter_id', 'person_id'],
		condition: sql`${isRunning} and (tries > 0 or ${isUntimed})`,
		times: { next_try_at: wait(longestRetryDelayMs) },
	},
	{
		table: 'letter_recipients',
		key: ['letter_id', 'person_id'],
		condition: isFinished,
		times: { finished_at: past },
	},
	// Before `waitlist_emails`, so that a link stays one of the newest mail.
	{ table: 'tokens', key: ['hash'], times: { created_at: past } },
	ofTokens(['confirm'], waitlistLimits.confirmationLinkLifetimeMs),
	ofTokens(['lift'], waitlistLimits.blockedMailIntervalMs),
	ofTokens(['export', 'erase'], dataLimits.freshLinkLifetimeMs),
	{ table: 'consents', key: ['id'], times: { given_at: past } },
	{
		table: 'waitlist_emails',
		key: ['id'],
		times: {
			created_at: past,
			pending_since: past,
			confirmed_at: past,
			unsubscribed_at: past,
			mailed_at: past,
			undeliverable_at: past,
			blocked_at: past,
		},
	},
]

/**
 * Creates the function that corrects times stored while the clock was ahead. Without it, mails would wait and limits
 * would apply until the clock reaches those times. Works in steps. Can be
 * interrupted and repeated. Correct rows are left unchanged.
 */
export function createFutureTimes({ db, now }: StoreContext) {
	/** @param isStopping whether to return after the current step */
	return async function bringBack(isStopping = () => false): Promise<void> {
		// One time for all rows, so that simultaneous events stay simultaneous.
		const time = now()
		await db.maintain(async (own) => {
			for (const stored of storedTimes) await correct(own, stored, time, isStopping)
			await correctDays(own, time)
		})
	}
}

async function correct(
	own: Kysely<Tables>,
	{ table, key, condition = sql`true`, times }: StoredTimes,
	time: number,
	isStopping: () => boolean,
): Promise<void> {
	const limits = Object.entries(times).map(([name, { aheadMs, becomesMs }]) => {
		const column = sql.ref(name)
		const isAhead = sql`${column} > ${iso(time + aheadMs + toleranceMs)}`
		const corrected = sql`case when ${isAhead} then ${iso(time + becomesMs)} else ${column} end`
		return { isAhead, change: sql`${column} = ${corrected}` }
	})
	const isAnyAhead = sql.join(
		limits.map(({ isAhead }) => isAhead),
		sql` or `,
	)
	const changes = sql.join(limits.map(({ change }) => change))
	const isWrong = sql`${condition} and (${isAnyAhead})`
	const columns = sql.join(key.map((name) => sql.ref(name)))
	await changeInSteps(own, {
		isStopping,
		read: async (limit) => {
			const found = await sql<Readonly<Record<string, string>>>`
				select ${columns} from ${sql.table(table)} where ${isWrong} limit ${sql.lit(limit)}
			`.execute(own)
			return found.rows.map((row) => sql`(${sql.join(key.map((name) => row[name]))})`)
		},
		change: async (transaction, rows) =>
			await sql`
				update ${sql.table(table)} set ${changes}
				where ${key.length === 1 ? sql`${columns} in (${sql.join(rows)})` : sql`(${columns}) in (values ${sql.join(rows)})`} and ${isWrong}
			`.execute(transaction),
	})
}

/** Corrects the day up to which counts are folded. */
async function correctDays(own: Kysely<Tables>, time: number): Promise<void> {
	// Today's counts, including those still to come, are folded after the end of the day.
	const yesterday = addDays(utcDay(time + toleranceMs), -1)
	await own
		.updateTable('counts_folded')
		.set({ until_day: yesterday })
		.where('until_day', '>', yesterday)
		.execute()
}
