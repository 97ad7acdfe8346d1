import { sql } from 'kysely'
import type { LetterList, LetterProgress, LetterRefusals } from './messages/letter-sending.ts'
import { entrance, serverEvents } from '#features/counts/rules/count.ts'
import { openStates, recipientStates } from './rules/recipient-state.ts'
import { delayCause } from './rules/refusals.ts'
import { recordOf } from '#values/record-of.ts'
import type { Letter } from './messages/letter.ts'
import type { HourOfMails } from './rules/expected-end.ts'
import { type StoreContext, iso, milliseconds, countRows } from '#platform/db/context.ts'
import { letterOf } from './letter-events.ts'
import { countMails, isFinished, isOpen, sumOf } from './letter-rows.ts'

/** Maximum number of entries in the list of refusals, and in the list of bounces and complaints. */
const maxListed = 200
const hourMs = 3_600_000

export async function figures(
	context: StoreContext,
	{ id, campaign }: Pick<Letter, 'id' | 'campaign'>,
) {
	const { db } = context
	const [groups, entrances, forms] = await Promise.all([
		countMails(db, [id]),
		countEvents(context, entrance, [campaign]),
		countEvents(context, serverEvents.formSent, [campaign]),
	])
	const languages: LetterProgress['languages'] = {}
	const returned: NonNullable<LetterProgress['returned']> = {}
	for (const [language, some] of Map.groupBy(groups, (group) => group.language)) {
		languages[language] = byState(some)
		const bounced = sumOf(some, 'returned')
		if (bounced > 0) returned[language] = bounced
	}
	return {
		total: byState(groups),
		languages,
		returned,
		retrying: sumOf(groups, 'failed', openStates),
		unsubscribed: sumOf(groups, 'unsubscribed'),
		entrances: entrances.get(campaign) ?? 0,
		forms: forms.get(campaign) ?? 0,
	}
}

function byState(groups: Parameters<typeof sumOf>[0]): LetterProgress['total'] {
	return recordOf(recipientStates, (state) => sumOf(groups, 'mails', [state]))
}

/** Sums one kind of event, such as visits, for each of the given campaigns of letters. */
export async function countEvents(
	{ db }: StoreContext,
	event: string,
	campaigns: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	if (campaigns.length === 0) return new Map()
	const rows = await db.reportReader
		.selectFrom('counts')
		.select(['campaign', ({ fn }) => fn.sum<number | string>('n').as('count')])
		.where('event', '=', event)
		.where('campaign', 'in', campaigns)
		.groupBy('campaign')
		.execute()
	return new Map(rows.map(({ campaign, count }) => [campaign, Number(count)]))
}

/**
 * Counts the emails of letters, and the visits that their links brought. Returns a function that gives the figures of
 * one letter.
 */
export async function outcomesOf(
	context: StoreContext,
	letters: readonly Pick<Letter, 'id' | 'campaign'>[],
) {
	const ids = letters.map(({ id }) => id)
	const campaigns = letters.map(({ campaign }) => campaign)
	const [groups, entrances] = await Promise.all([
		countMails(context.db, ids),
		countEvents(context, entrance, campaigns),
	])
	return (letter: Pick<Letter, 'id' | 'campaign'>) => {
		const mails = groups.filter((group) => group.letter_id === letter.id)
		return {
			sent: sumOf(mails, 'mails', ['sent']),
			refused: sumOf(mails, 'mails', ['refused']),
			unsubscribed: sumOf(mails, 'unsubscribed'),
			returned: sumOf(mails, 'returned'),
			entrances: entrances.get(letter.campaign) ?? 0,
			waiting: sumOf(mails, 'mails', openStates),
		}
	}
}

/** All letters with their figures, the latest first, without the steps of series. */
export async function summaries(context: StoreContext): Promise<LetterList> {
	const letters = await context.db.read
		.selectFrom('letters')
		.selectAll()
		.where((row) => row.or([row('series', 'is', null), row('state', '=', 'stopped')]))
		.orderBy((row) => row.fn.coalesce('confirmed_at', 'updated_at'), 'desc')
		.execute()
	// Drafts are left out, because the links in their test emails are opened too.
	const outcomeOf = await outcomesOf(
		context,
		letters.filter(({ state }) => state !== 'draft'),
	)
	return letters.map((row) => {
		const { content: _content, ...letter } = letterOf(row)
		const { waiting: _waiting, ...outcome } = outcomeOf(row)
		return { ...letter, ...outcome }
	})
}

export async function refusals({ db }: StoreContext, id: string) {
	const failed = failedMails(db, id)
	const [count, recipients] = await Promise.all([
		countRows(failed),
		failed
			.where('letter_recipients.state', 'in', ['refused', ...openStates])
			.leftJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
			.select([
				'person_id',
				'email',
				'failure',
				'tries',
				'letter_recipients.state',
				'next_try_at',
				'finished_at',
			])
			.select('undeliverable_at')
			.orderBy(sql`coalesce(finished_at, next_try_at)`, 'desc')
			.limit(maxListed)
			.execute(),
	])
	return {
		count,
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

/** All recipients whose email was given up, except erased people. */
export async function refusedRecipients({ db }: StoreContext, id: string) {
	return await failedMails(db, id)
		.innerJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
		.select(['email', 'failure', 'tries', 'finished_at'])
		.where('letter_recipients.state', '=', 'refused')
		.orderBy('finished_at')
		.execute()
}

function failedMails({ reportReader }: StoreContext['db'], id: string) {
	return reportReader
		.selectFrom('letter_recipients')
		.where('letter_id', '=', id)
		.where('failure', 'is not', null)
}

/** The latest bounces and complaints. */
export async function listReturned(
	{ db }: StoreContext,
	id: string,
): Promise<LetterRefusals['returned']> {
	const rows = await db.reportReader
		.selectFrom('letter_recipients')
		.leftJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
		.select(['person_id', 'email', 'report_kind', 'report_code'])
		.where('letter_id', '=', id)
		.where('report_kind', 'is not', null)
		.orderBy('reported_at', 'desc')
		.limit(maxListed)
		.execute()
	return rows.flatMap(({ person_id, email, report_kind: kind, report_code: code }) =>
		kind === null ? [] : [{ id: person_id, email: email ?? '', kind, code: code ?? '' }],
	)
}

/**
 * The number of emails sent in the last hour, which are letters and confirmations, and the number of letters sent in
 * the last day. The settings limit both numbers.
 */
export async function recentMails({
	db,
	now,
}: StoreContext): Promise<{ lastHour: HourOfMails; lettersLastDay: number }> {
	const since = now() - hourMs
	const others = db.reportReader
		.selectFrom('deliveries')
		.select('finished_at')
		.where('finished_at', '>', iso(since))
		.where('outcome', '=', 'accepted')
	const [mails, letters] = await Promise.all([
		db.reportReader
			.selectFrom(lettersSince(db, since).select('finished_at').unionAll(others).as('sent'))
			.select(({ fn }) => [
				fn.countAll<number | string>().as('count'),
				fn.min('finished_at').as('first'),
				fn.max('finished_at').as('last'),
			])
			.executeTakeFirstOrThrow(),
		lettersSince(db, now() - 24 * hourMs)
			.select(sql<number | string>`count(*)`.as('count'))
			.executeTakeFirstOrThrow(),
	])
	const { first, last } = mails
	return {
		lastHour: {
			count: Number(mails.count),
			first: milliseconds(first),
			last: milliseconds(last),
		},
		lettersLastDay: Number(letters.count),
	}
}

/**
 * The failure code of one of the letter's emails that are retried because the mail server was unreachable; null if
 * there is none.
 */
export async function awayCode({ db }: StoreContext, id: string): Promise<string | null> {
	const rows = await failedMails(db, id)
		.select('failure')
		.where('state', '=', 'waiting')
		.distinct()
		.execute()
	return rows.find(({ failure }) => delayCause(failure ?? '') === 'away')?.failure ?? null
}

/** When the next and the last of the emails that wait for their time are due, ISO 8601; null if none waits. */
export async function dueTimes(
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
