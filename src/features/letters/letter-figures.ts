import { withContext } from '#platform/with-context.ts'
import { type RawBuilder, sql } from 'kysely'
import type { LetterList, LetterProgress, LetterRefusals } from './messages/letter-sending.ts'
import { entrance, serverEvents } from '#features/counts/rules/count.ts'
import { openStates, type RecipientState } from './rules/recipient-state.ts'
import { type Language } from '#site-map/pages.ts'
import type { Letter } from './messages/letter.ts'
import type { SentMails } from './rules/expected-end.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { letterOf } from './letter-events.ts'
import { lastUnanswered } from './last-unanswered.ts'
import { isReturned } from './letter-returns.ts'
import { countRecipients, isFinished, isOpen } from './letter-rows.ts'

type StateCounts = Record<RecipientState, number>

/** The figures of a letter that come from the database. */
export type LetterFigures = Pick<
	LetterProgress,
	'total' | 'languages' | 'retrying' | 'unanswered' | 'unsubscribed' | 'entrances' | 'forms'
>

/** A recipient who got no mail, for the CSV file. */
export type RefusedRecipient = {
	readonly email: string
	readonly code: string
	readonly tries: number
	readonly finished_at: string
}

const maxListedRefusals = 200
const maxCodes = 20
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Creates the store of delivery figures. */
export function createLetterFigures(context: StoreContext) {
	return withContext(context, {
		figures,
		summaries,
		refusals,
		refusedRecipients,
		recentMails,
		sentByMinute,
		dueTimes,
	})
}

async function figures(
	context: StoreContext,
	{ id, campaign }: Pick<Letter, 'id' | 'campaign'>,
): Promise<LetterFigures> {
	const { db } = context
	const [groups, retrying, unanswered, unsubscribed, entrances, forms] = await Promise.all([
		countRecipients(db, id),
		countBy(context, id, sql`failure is not null and ${isOpen}`),
		lastUnanswered(db, id),
		countUnsubscribed(context, id),
		countEntrances(context, campaign),
		countEvents(context, serverEvents.formSent, campaign),
	])
	const total = noCounts()
	const byLanguage: Partial<Record<Language, StateCounts>> = {}
	for (const { language, state, n } of groups) {
		const counts = (byLanguage[language] ??= noCounts())
		counts[state] += n
		total[state] += n
	}
	const languages = byLanguage
	return { total, languages, retrying, unanswered, unsubscribed, entrances, forms }
}

async function countBy(
	{ db }: StoreContext,
	id: string,
	condition: RawBuilder<unknown>,
): Promise<number> {
	const row = await db.reportReader
		.selectFrom('letter_recipients')
		.select(sql<number | string>`count(*)`.as('count'))
		.where('letter_id', '=', id)
		.where(sql<boolean>`${condition}`)
		.executeTakeFirstOrThrow()
	return Number(row.count)
}

/** Counts the people who unsubscribed after a letter. */
export async function countUnsubscribed(context: StoreContext, id: string): Promise<number> {
	return await countBy(context, id, sql`unsubscribed_at is not null`)
}

/** Counts the mails of a letter that bounced. */
export async function countBounced(context: StoreContext, id: string): Promise<number> {
	return await countBy(context, id, isReturned)
}

/** Counts the visits that a letter's links brought. */
export async function countEntrances(context: StoreContext, campaign: string): Promise<number> {
	return await countEvents(context, entrance, campaign)
}

async function countEvents({ db }: StoreContext, event: string, campaign: string): Promise<number> {
	const row = await db.reportReader
		.selectFrom('counts')
		.select(sql<number | string | null>`sum(n)`.as('count'))
		.where('event', '=', event)
		.where('campaign', '=', campaign)
		.executeTakeFirstOrThrow()
	return Number(row.count ?? 0)
}

/** All letters with their figures, the latest first, without the steps of series. */
async function summaries(context: StoreContext): Promise<LetterList> {
	const { db } = context
	const [letters, groups] = await Promise.all([
		db.read
			.selectFrom('letters')
			.selectAll()
			.where((row) => row.or([row('series', 'is', null), row('state', '=', 'stopped')]))
			.orderBy((row) => row.fn.coalesce('confirmed_at', 'updated_at'), 'desc')
			.execute(),
		countRecipients(db),
	])
	return await Promise.all(
		letters.map(async (row) => {
			const { content: _content, ...letter } = letterOf(row)
			if (letter.state === 'draft') {
				return { ...letter, sent: 0, refused: 0, unsubscribed: 0, returned: 0, entrances: 0 }
			}
			const [unsubscribed, returned, entrances] = await Promise.all([
				countUnsubscribed(context, letter.id),
				countBounced(context, letter.id),
				countEntrances(context, letter.campaign),
			])
			const inState = (state: RecipientState) =>
				groups
					.filter((group) => group.letter_id === letter.id && group.state === state)
					.reduce((sum, { n }) => sum + n, 0)
			return {
				...letter,
				sent: inState('sent'),
				refused: inState('refused'),
				unsubscribed,
				returned,
				entrances,
			}
		}),
	)
}

/** The latest refused mails and retries, and the codes of all refused mails. */
async function refusals(
	{ db }: StoreContext,
	id: string,
): Promise<Omit<LetterRefusals, 'returned'>> {
	const { reportReader } = db
	const failed = reportReader
		.selectFrom('letter_recipients')
		.where('letter_id', '=', id)
		.where('failure', 'is not', null)
		.where('state', 'in', ['refused', ...openStates])
	const [codes, recipients] = await Promise.all([
		reportReader
			.selectFrom('letter_recipients')
			.select(['failure', sql<number | string>`count(*)`.as('count')])
			.where('letter_id', '=', id)
			.where('failure', 'is not', null)
			.where('state', '=', 'refused')
			.groupBy('failure')
			.orderBy('count', 'desc')
			.limit(maxCodes)
			.execute(),
		failed
			.leftJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
			.select(['person_id', 'email', 'failure', 'tries', 'state', 'next_try_at', 'finished_at'])
			.select('undeliverable_at')
			.orderBy(sql`coalesce(finished_at, next_try_at)`, 'desc')
			.limit(maxListedRefusals)
			.execute(),
	])
	return {
		codes: codes.map(({ failure, count }) => ({ code: failure ?? '', count: Number(count) })),
		recipients: recipients.map(({ email, failure, state, next_try_at, ...rest }) => ({
			id: rest.person_id,
			email: email ?? '',
			code: failure ?? '',
			tries: rest.tries,
			next_try_at: state === 'refused' ? null : next_try_at,
			finished_at: rest.finished_at,
			is_marked: rest.undeliverable_at !== null,
		})),
	}
}

/** All recipients whose mail was given up, except erased people. */
async function refusedRecipients(
	{ db }: StoreContext,
	id: string,
): Promise<readonly RefusedRecipient[]> {
	const rows = await db.reportReader
		.selectFrom('letter_recipients')
		.innerJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
		.select(['email', 'failure', 'tries', 'finished_at'])
		.where('letter_id', '=', id)
		.where('failure', 'is not', null)
		.where('letter_recipients.state', '=', 'refused')
		.orderBy('finished_at')
		.execute()
	return rows.map(({ failure, finished_at, ...row }) => ({
		...row,
		code: failure ?? '',
		finished_at: finished_at ?? '',
	}))
}

/** Counts the mails sent in the last hour and the letters sent in the last day, which the rates limit. */
async function recentMails(
	context: StoreContext,
): Promise<{ lastHour: number; lettersLastDay: number }> {
	const { db, now } = context
	const [sent, letters] = await Promise.all([
		sentByMinute(context),
		lettersSince(db, now() - 24 * hourMs)
			.select(sql<number | string>`count(*)`.as('count'))
			.executeTakeFirstOrThrow(),
	])
	const lastHour = sent.reduce((sum, { mails }) => sum + mails, 0)
	return { lastHour, lettersLastDay: Number(letters.count) }
}

/** Letters and confirmations of the last hour by minute, the oldest first. `at` is the end of the minute. */
async function sentByMinute({ db, now }: StoreContext): Promise<readonly SentMails[]> {
	const since = now() - hourMs
	const minute =
		db.kind === 'sqlite'
			? sql<string>`substr(finished_at, 1, 16) || 'Z'`
			: sql<string>`date_trunc('minute', finished_at)`
	const others = db.reportReader
		.selectFrom('deliveries')
		.select('finished_at')
		.where('finished_at', '>', iso(since))
		.where('outcome', '=', 'accepted')
	const rows = await db.reportReader
		.selectFrom(lettersSince(db, since).select('finished_at').unionAll(others).as('sent'))
		.select([minute.as('minute'), sql<number | string>`count(*)`.as('count')])
		.groupBy('minute')
		.orderBy('minute')
		.execute()
	return rows.map((row) => ({ at: Date.parse(row.minute) + minuteMs, mails: Number(row.count) }))
}

/** When the next and the last of the mails that wait for their time are due, ISO 8601; null if none waits. */
async function dueTimes(
	{ db }: StoreContext,
	id: string,
): Promise<{ readonly next: string; readonly last: string } | null> {
	const waiting = db.reportReader
		.selectFrom('letter_recipients')
		.select('next_try_at')
		.where('letter_id', '=', id)
		.where('priority', '=', 2)
		.where(isOpen)
		.limit(1)
	const [next, last] = await Promise.all([
		waiting.orderBy('next_try_at').executeTakeFirst(),
		waiting.orderBy('next_try_at', 'desc').executeTakeFirst(),
	])
	return next && last ? { next: next.next_try_at, last: last.next_try_at } : null
}

function lettersSince({ reportReader }: StoreContext['db'], since: number) {
	return reportReader
		.selectFrom('letter_recipients')
		.where(isFinished)
		.where('state', '=', 'sent')
		.where('finished_at', '>', iso(since))
}

function noCounts(): StateCounts {
	return { waiting: 0, sending: 0, sent: 0, refused: 0, skipped: 0, erased: 0 }
}
