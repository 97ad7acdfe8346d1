import { setTimeout as delay } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterRecipients } from '#features/letters/messages/letter-sending.ts'
import {
	registrationFilter,
	type RegistrationFilter,
} from '#features/people/messages/registration-query.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { languages } from '#site-map/pages.ts'
import { recordOf } from '#values/record-of.ts'
import { leftOutReasons } from '#features/letters/rules/recipient-state.ts'
import type { ConsentPurpose } from '#features/waitlist/rules/consent-version.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'
import { eligibility, isEligible, languageOfRow } from '#features/letters/letter-eligibility.ts'
import { timingOf } from '#features/letters/letter-events.ts'
import { deleteRecipients } from '#features/letters/letter-rows.ts'
import { matchesFilter } from '#features/people/people.ts'
import type { Database } from '#platform/db/database.ts'
import type { Connection } from '#platform/db/tables.ts'

/** Rows per statement. A signup waits for at most one statement. */
const rowsPerStep = 2_000

/** The pause between two statements, in which waiting signups can write. */
const pauseMs = 3

/**
 * How many recipients per language are candidates for the first recipients. The first recipients are picked among them,
 * at different mail hosts.
 */
const candidatesPerLanguage = 500

/** The part of a letter that determines its recipients. */
export type Addressed = {
	readonly id: string
	readonly purpose: ConsentPurpose
	readonly filter: RegistrationFilter
}

/** Counts the people who would get a letter now and, by reason, the other confirmed people in the segment. */
export async function count(
	{ db, now }: StoreContext,
	{ id, purpose, filter }: Addressed,
): Promise<LetterRecipients> {
	const conditions = eligibility({ id, purpose }, now())
	const reasons = leftOutReasons.map(
		(reason) => sql`when not ${conditions[reason]} then ${sql.lit(reason)}`,
	)
	const groups = await db.reportReader
		.selectFrom('waitlist_emails')
		// One query instead of one per reason, because the conditions are expensive and one query evaluates each condition
		// only once per row.
		.select([
			languageOfRow.as('language'),
			sql<string | null>`case ${sql.join(reasons, sql` `)} end`.as('reason'),
			sql<number | string>`count(*)`.as('count'),
		])
		.where(conditions['not-confirmed'])
		.where(matchesFilter(filter, db.kind))
		.groupBy([sql`1`, sql`2`])
		.execute()
	const sum = (isWanted: (group: (typeof groups)[number]) => boolean) =>
		groups.filter(isWanted).reduce((total, group) => total + Number(group.count), 0)
	return {
		count: sum((group) => group.reason === null),
		languages: recordOf(languages, (language) =>
			sum((group) => group.reason === null && group.language === language),
		),
		left_out: recordOf(leftOutReasons, (reason) => sum((group) => group.reason === reason)),
	}
}

/**
 * Fixes the recipients of a confirmed letter. Works in steps, so that signups continue. Can be interrupted and repeated.
 *
 * @param isStopping whether to return after the current statement
 */
export async function fix(
	context: StoreContext,
	letter: Pick<Letter, 'id'> & Timed,
	isStopping: () => boolean,
): Promise<void> {
	const { id } = letter
	await context.db.withMaintenanceConnection(async (own) => {
		// Recipients with other due times than these are left from an earlier confirmation that was taken back, and are
		// deleted. Recipients with these due times come from an interrupted attempt, and are kept.
		const { elsewhere, byCountry } = dueTimes(letter)
		const due = sql.join([elsewhere, ...byCountry.map(([, at]) => at)])
		await deleteRecipients(own, id, sql`next_try_at not in (${due})`, isStopping)
		let end: string | null = ''
		while (end !== null && !isStopping()) {
			end = await addAfter(context, own, id, end)
			await delay(pauseMs)
		}
		if (!isStopping()) await finishFixing(own, context.db, letter)
	})
}

/**
 * Reads the next rows of the list, those after an id, and adds the recipients among them. Returns the id of the last
 * row read, or null if no row is left.
 */
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
			// The lock makes an undo wait for this step. The next step then finds that the letter is a draft, and ends.
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
export async function removeOfDraft(
	{ db }: StoreContext,
	id: string,
	isStopping: () => boolean,
): Promise<void> {
	const isDraft = sql<boolean>`exists (select 1 from letters where id = ${id} and state = 'draft' and series is null)`
	await db.withMaintenanceConnection((own) => deleteRecipients(own, id, isDraft, isStopping))
}

/**
 * Stores the number of recipients. If the letter is to pause for the owner's review after its first recipients, marks
 * these recipients.
 */
async function finishFixing(
	own: Connection,
	{ kind }: Database,
	{ id, send_at, timing }: Pick<Letter, 'id'> & Timed,
): Promise<void> {
	await own.transaction().execute(async (transaction) => {
		const fixed = await sql`
			update letters set recipients = (
				select count(*) from letter_recipients where letter_id = ${id}
			) where id = ${id} and state = 'scheduled' and send_at = ${send_at} and recipients is null
			returning id
		`.execute(transaction)
		// The letter was taken back, or another process has fixed its recipients.
		if (fixed.rows.length === 0 || timing !== null) return
		await transaction
			.updateTable('letter_recipients')
			.set({ priority: 1 })
			.where('letter_id', '=', id)
			.where('person_id', 'in', firstRecipients(id, kind))
			.execute()
	})
}

/**
 * Selects the first recipients. Takes them from each language in turn, and within a language from each mail host in
 * turn, so that an error in one language or a refusal by one host shows before everyone else gets the letter.
 */
function firstRecipients(id: string, kind: Database['kind']): RawBuilder<string> {
	const host =
		kind === 'postgres' ? sql`split_part(email, '@', 2)` : sql`substr(email, instr(email, '@'))`
	const candidates = languages.map(
		(language) => sql`
			select * from (
				select person_id, language, lower(${host}) as host
				from letter_recipients join waitlist_emails on waitlist_emails.id = person_id
				where letter_id = ${id} and language = ${language} limit ${candidatesPerLanguage}
			) as ${sql.ref(`speaking_${language}`)}`,
	)
	return sql`(
		select person_id from (
			select person_id, language, row_number() over (partition by language order by turn, host) as turn
			from (
				select *, row_number() over (partition by language, host order by person_id) as turn
				from (${sql.join(candidates, sql` union all `)}) as candidates
			) as at_hosts
		) as in_languages
		order by turn, language limit ${letterLimits.firstRecipients}
	)`
}

type Timed = Pick<Letter, 'send_at' | 'timing'>

/** When the emails of a letter are due, ISO 8601: at one time for everyone, or at its hour in each person's country. */
function dueTimes({ send_at, timing }: Timed) {
	if (timing === null) return { elsewhere: send_at, byCountry: [] }
	const { elsewhere, byCountry } = departuresOf(timing)
	return {
		elsewhere: iso(elsewhere),
		byCountry: byCountry.map(([code, time]) => [code, iso(time)] as const),
	}
}

function dueAt(letter: Timed, kind: Database['kind']): RawBuilder<string> {
	const time = (at: string | null) =>
		kind === 'postgres' ? sql<string>`cast(${at} as timestamptz)` : sql<string>`${at}`
	const { elsewhere, byCountry } = dueTimes(letter)
	if (byCountry.length === 0) return time(elsewhere)
	const cases = byCountry.map(([code, at]) => sql`when ${sql.lit(code)} then ${time(at)}`)
	return sql`(case country ${sql.join(cases, sql` `)} else ${time(elsewhere)} end)`
}
