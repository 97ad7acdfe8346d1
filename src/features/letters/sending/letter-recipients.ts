import { setTimeout as delay } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterRecipients } from '#features/letters/messages/letter-sending.ts'
import {
	registrationFilter,
	type RegistrationFilter,
} from '#features/people/messages/registration-query.ts'
import { type Candidate, pickFirstRecipients } from '#features/letters/rules/first-recipients.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { type Language, languages } from '#site-map/pages.ts'
import type { ConsentPurpose } from '#features/waitlist/rules/consent-version.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'
import { eligibility, isEligible, languageOfRow } from '#features/letters/letter-eligibility.ts'
import { timingOf } from '#features/letters/letter-events.ts'
import { matchesFilter } from '#features/people/people.ts'
import type { Database } from '#platform/db/database.ts'
import type { Connection } from '#platform/db/tables.ts'

/** Rows per statement. A signup waits for at most one statement. */
const rowsPerStep = 2_000

/** Lets waiting signups write between two statements. */
const pauseMs = 3

/** Candidates per language, among which first recipients with different mail hosts are picked. */
const candidatesPerLanguage = 500

/** The part of a letter that determines its recipients. */
export type Addressed = {
	readonly id: string
	readonly purpose: ConsentPurpose
	readonly filter: RegistrationFilter
}

/** The store of recipients: counts them for a draft, and fixes them for a confirmed letter. */
export const letterRecipients = { count, fix, removeOfDraft }

/** How many people would get a letter now, and why others of the segment would not. */
async function count(
	{ db, now }: StoreContext,
	{ id, purpose, filter }: Addressed,
): Promise<LetterRecipients> {
	const { 'not-confirmed': isConfirmed, ...others } = eligibility({ id, purpose }, now())
	const reasons = Object.entries(others).map(
		([reason, condition]) => sql`when not ${condition} then ${sql.lit(reason)}`,
	)
	const groups = await db.reportReader
		.selectFrom('waitlist_emails')
		// The conditions are expensive, so one query evaluates each one once per row.
		.select([
			languageOfRow.as('language'),
			sql<string | null>`case ${sql.join(reasons, sql` `)} end`.as('reason'),
			sql<number | string>`count(*)`.as('count'),
		])
		.where(isConfirmed)
		.where(matchesFilter(filter, db.kind))
		.groupBy([sql`1`, sql`2`])
		.execute()
	const sum = (isWanted: (group: (typeof groups)[number]) => boolean) =>
		groups.filter(isWanted).reduce((total, group) => total + Number(group.count), 0)
	const leftOut = (reason: keyof typeof others) => sum((group) => group.reason === reason)
	const speaking = (language: Language) =>
		sum((group) => group.reason === null && group.language === language)
	return {
		count: sum((group) => group.reason === null),
		languages: {
			en: speaking('en'),
			de: speaking('de'),
			pt: speaking('pt'),
			es: speaking('es'),
		},
		left_out: {
			undeliverable: leftOut('undeliverable'),
			paused: leftOut('paused'),
			consent: leftOut('consent'),
			frequency: leftOut('frequency'),
		},
	}
}

/**
 * Fixes the recipients of a confirmed letter. Works in steps, so that signups continue. Can be interrupted and repeated.
 *
 * @param isStopping whether to return after the current statement
 */
async function fix(
	context: StoreContext,
	{ id, send_at, timing }: Pick<Letter, 'id' | 'send_at' | 'timing'>,
	isStopping: () => boolean,
): Promise<void> {
	await context.db.withMaintenanceConnection(async (own) => {
		// Deletes the recipients of an earlier confirmation that was taken back, and keeps the recipients of an
		// interrupted attempt.
		const due = sql.join(dueTimes({ send_at, timing }))
		await deleteRecipients(own, id, sql`next_try_at not in (${due})`, isStopping)
		let end: string | null = ''
		while (end !== null && !isStopping()) {
			end = await addAfter(context, own, id, end)
			await delay(pauseMs)
		}
		if (!isStopping()) await finishFixing(own, id, send_at, timing === null)
	})
}

/** Adds the recipients among the rows after an id. Returns the last id, or null after the last row. */
async function addAfter(
	{ db, now }: StoreContext,
	own: Connection,
	id: string,
	after: string,
): Promise<string | null> {
	const { kind } = db
	return await own.transaction().execute(async (transaction) => {
		const letter = await transaction
			.selectFrom('letters')
			.select(['purpose', 'filter', 'send_at', 'timing'])
			.where('id', '=', id)
			.where('state', '=', 'scheduled')
			// The lock makes an undo wait for this step. The next step then finds a draft.
			.forShare()
			.executeTakeFirst()
		if (letter === undefined) return null
		const isAfter = after === '' ? sql<boolean>`true` : sql<boolean>`id > ${after}`
		const step = transaction
			.selectFrom('waitlist_emails')
			.select('id')
			.where(isAfter)
			.orderBy('id')
			.limit(rowsPerStep)
		const end = await transaction
			.selectFrom(step.as('step'))
			.select('id')
			.orderBy('step.id', 'desc')
			.limit(1)
			.executeTakeFirst()
		if (end === undefined) return null
		const filter = registrationFilter.parse(JSON.parse(letter.filter ?? '{}'))
		const conditions = eligibility({ id, purpose: letter.purpose }, now())
		await sql`
			insert into letter_recipients
				(letter_id, person_id, language, priority, state, tries, next_try_at)
			select ${id}, waitlist_emails.id, ${languageOfRow}, 2, 'waiting', 0, ${dueAt({ ...letter, timing: timingOf(letter) }, kind)}
			from waitlist_emails
			where ${isAfter} and id <= ${end.id} and ${matchesFilter(filter, kind)} and ${isEligible(conditions)}
			on conflict do nothing
		`.execute(transaction)
		return end.id
	})
}

/** Deletes the recipients of a letter that was taken back, in steps. */
async function removeOfDraft(
	{ db }: StoreContext,
	id: string,
	isStopping: () => boolean,
): Promise<void> {
	const isDraft = sql<boolean>`exists (select 1 from letters where id = ${id} and state = 'draft' and series is null)`
	await db.withMaintenanceConnection((own) => deleteRecipients(own, id, isDraft, isStopping))
}

/** Stores the number of recipients, and marks the first ones if the letter waits for the owner after them. */
async function finishFixing(
	own: Connection,
	id: string,
	sendAt: string | null,
	hasFirst: boolean,
): Promise<void> {
	const candidates: Candidate[] = []
	for (const language of hasFirst ? languages : []) {
		candidates.push(...(await candidatesOf(own, id, language)))
	}
	const first = pickFirstRecipients(candidates, letterLimits.firstRecipients).map(
		({ id: of }) => of,
	)
	await own.transaction().execute(async (transaction) => {
		const fixed = await sql`
			update letters set recipients = (
				select count(*) from letter_recipients where letter_id = ${id}
			) where id = ${id} and state = 'scheduled' and send_at = ${sendAt} and recipients is null
			returning id
		`.execute(transaction)
		// The letter was taken back, or another process has fixed its recipients.
		if (fixed.rows.length === 0 || first.length === 0) return
		await transaction
			.updateTable('letter_recipients')
			.set({ priority: 1 })
			.where('letter_id', '=', id)
			.where('person_id', 'in', first)
			.execute()
	})
}

/** The part of a letter that determines when its mails are due. */
type Timed = Pick<Letter, 'send_at' | 'timing'>

/** The times at which mails of a letter become due, ISO 8601. */
function dueTimes({ send_at, timing }: Timed): readonly (string | null)[] {
	if (timing === null) return [send_at]
	const { elsewhere, byCountry } = departuresOf(timing)
	return [elsewhere, ...byCountry.map(([, time]) => time)].map(iso)
}

/** When the mail to a row of `waitlist_emails` is due: at the letter's time, or at the hour of the person's country. */
function dueAt({ send_at, timing }: Timed, kind: Database['kind']): RawBuilder<string> {
	const time = (at: string | null) =>
		kind === 'postgres' ? sql`cast(${at} as timestamptz)` : sql`${at}`
	if (timing === null) return sql`${time(send_at)}`
	const { elsewhere, byCountry } = departuresOf(timing)
	const cases = byCountry.map(([code, at]) => sql`when ${sql.lit(code)} then ${time(iso(at))}`)
	if (cases.length === 0) return sql`${time(iso(elsewhere))}`
	return sql`(case country ${sql.join(cases, sql` `)} else ${time(iso(elsewhere))} end)`
}

/** Deletes some of a letter's recipients in steps. */
async function deleteRecipients(
	own: Connection,
	id: string,
	condition: RawBuilder<boolean>,
	isStopping: () => boolean,
): Promise<void> {
	while (!isStopping()) {
		const found = await own
			.selectFrom('letter_recipients')
			.select('person_id')
			.where('letter_id', '=', id)
			.where(condition)
			.limit(rowsPerStep)
			.execute()
		if (found.length === 0) return
		const ids = found.map((row) => row.person_id)
		// Deletes by key. With a subquery PostgreSQL took 72 s for 2,000 rows, because its statistics are older than
		// the letter.
		await own
			.deleteFrom('letter_recipients')
			.where('letter_id', '=', id)
			.where('person_id', 'in', ids)
			.where(condition)
			.execute()
		await delay(pauseMs)
	}
}

/** Deletes letters that ended before `cutoff`, an ISO time, with their recipients, in steps. */
export async function deleteOldLetters(
	own: Connection,
	cutoff: string,
	isStopping: () => boolean,
): Promise<void> {
	const letters = await own
		.selectFrom('letters')
		.select('id')
		.where('ended_at', '<', cutoff)
		.execute()
	for (const { id } of letters) {
		// The letter may have been sent again in the meantime.
		const isEnded = sql<boolean>`exists (select 1 from letters where id = ${id} and ended_at is not null)`
		await deleteRecipients(own, id, isEnded, isStopping)
		if (isStopping()) return
		await own.deleteFrom('letters').where('id', '=', id).where('ended_at', 'is not', null).execute()
	}
}

async function candidatesOf(
	own: Connection,
	id: string,
	language: Language,
): Promise<readonly Candidate[]> {
	const rows = await own
		.selectFrom('letter_recipients')
		.innerJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
		.select(['person_id', 'email'])
		.where('letter_id', '=', id)
		.where('language', '=', language)
		.limit(candidatesPerLanguage)
		.execute()
	return rows.map(({ person_id, email }) => ({
		id: person_id,
		language,
		host: email.slice(email.lastIndexOf('@') + 1).toLowerCase(),
	}))
}
