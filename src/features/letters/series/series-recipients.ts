import { type RawBuilder, sql } from 'kysely'
import { seriesLimits } from './rules/series.ts'
import { eligibility, isEligible, languageOfRow } from '#features/letters/letter-eligibility.ts'
import { type LetterRow, lockSendingLetter } from '#features/letters/letter-events.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { isInAudience, selectSeries, type SeriesRow } from './series-audience.ts'

export type RunningStep = {
	readonly letter: LetterRow
	/** The previous step, which a person must have received; undefined for the first step. */
	readonly previous: LetterRow | undefined
	readonly series: SeriesRow
	/** The series that are on and rank before this one. */
	readonly preferred: readonly SeriesRow[]
}

/** Rows per transaction. A signup waits for at most one such transaction. */
const peoplePerStep = 500

const minuteMs = 60_000

export async function runningSteps({ db }: StoreContext): Promise<readonly RunningStep[]> {
	const running = await selectSeries(db.read)
		.where('state', '=', 'on')
		.orderBy('rank')
		.orderBy('series.id')
		.execute()
	if (running.length === 0) return []
	const letters = await db.read
		.selectFrom('letters')
		.selectAll()
		.where('series', 'is not', null)
		.where('state', '=', 'series')
		.orderBy('delay_minutes')
		.execute()
	return running.flatMap((series, place) => {
		const steps = letters.filter((letter) => letter.series === series.id)
		const preferred = running.slice(0, place)
		return steps.map((letter, index) => ({ letter, previous: steps[index - 1], series, preferred }))
	})
}

/**
 * Adds at most `peoplePerStep` people due for a step as recipients of its letter, and returns their number. The primary
 * key of recipients prevents a second letter to the same person.
 */
export async function addDue(context: StoreContext, step: RunningStep): Promise<number> {
	const { db, now } = context
	const { kind } = db
	const time = now()
	const due = isDue(step, time, kind)
	const found = await db.reportReader
		.selectFrom('waitlist_emails')
		.select('id')
		.where(due)
		.orderBy('confirmed_at')
		.limit(peoplePerStep)
		.execute()
	if (found.length === 0) return 0
	return await db.write(async (transaction) => {
		// Because of the lock, either a change of the series waits for this transaction, or this transaction sees the
		// change.
		const letter = await lockSendingLetter(transaction, step.letter.id).executeTakeFirst()
		if (letter === undefined) return 0
		const ids = sql.join(found.map(({ id }) => id))
		const { numAffectedRows = 0n } = await sql`
			insert into letter_recipients
				(letter_id, person_id, language, priority, state, tries, next_try_at)
			select ${letter.id}, waitlist_emails.id, ${languageOfRow}, 2, 'waiting', 0, ${iso(time)}
			from waitlist_emails where id in (${ids}) and ${due}
			on conflict do nothing
		`.execute(transaction)
		return Number(numAffectedRows)
	})
}

function isDue(step: RunningStep, time: number, kind: Database['kind']): RawBuilder<boolean> {
	const { letter, series } = step
	const dueAt = time - (letter.delay_minutes ?? 0) * minuteMs
	const conditions = [
		sql`confirmed_at <= ${iso(dueAt)}`,
		sql`confirmed_at > ${iso(dueAt - seriesLimits.lateMs)}`,
		step.previous === undefined ? isNewcomer(step, kind) : hasReached(letter, step.previous, time),
		isInAudience(series, kind),
		isEligible(eligibility(letter, time)),
	]
	return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Whether a person confirmed while the series was on, fits no series of a higher rank, and has begun no series yet. */
function isNewcomer({ series, preferred }: RunningStep, kind: Database['kind']) {
	const conditions = [
		sql`confirmed_at >= ${series.since}`,
		...preferred.map(
			(other) => sql`not (confirmed_at >= ${other.since} and ${isInAudience(other, kind)})`,
		),
		sql`not exists (
			select 1 from letter_recipients as earlier join letters on letters.id = earlier.letter_id
			where earlier.person_id = waitlist_emails.id and letters.series is not null
		)`,
	]
	return sql`(${sql.join(conditions, sql` and `)})`
}

/**
 * Whether a person received the previous step long enough ago, and is a recipient of neither this step nor a later one.
 */
function hasReached(letter: LetterRow, previous: LetterRow, time: number) {
	const distanceMs = ((letter.delay_minutes ?? 0) - (previous.delay_minutes ?? 0)) * minuteMs
	return sql`(
		exists (
			select 1 from letter_recipients as earlier
			where earlier.letter_id = ${previous.id} and earlier.person_id = waitlist_emails.id
				and earlier.state = 'sent' and earlier.finished_at <= ${iso(time - distanceMs)}
		)
		and not exists (
			select 1 from letter_recipients as later join letters on letters.id = later.letter_id
			where later.person_id = waitlist_emails.id and letters.series = ${letter.series}
				and letters.delay_minutes >= ${sql.lit(letter.delay_minutes ?? 0)}
		)
	)`
}
