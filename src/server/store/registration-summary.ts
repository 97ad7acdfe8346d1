import { type RawBuilder, sql } from 'kysely'
import { type RegistrationSummary, summaryDays } from '#contract/registration-page.ts'
import type { StoreContext } from './context.ts'

type Column = 'status' | 'source' | 'locale' | 'country' | 'campaign'

/** Values in the filters; a campaign can be any text that a visitor's link had. */
const maxValues = 200

const dayMs = 86_400_000

/** Figures about the whole list. */
export function createRegistrationSummary({ db, now }: StoreContext) {
	const { longRead, kind } = db

	async function summary(): Promise<RegistrationSummary> {
		const [count, status, source, locale, country, campaign, days] = await Promise.all([
			countAll(),
			valuesOf('status'),
			valuesOf('source'),
			valuesOf('locale'),
			valuesOf('country'),
			valuesOf('campaign'),
			countDays(),
		])
		return { count, status, source, locale, country, campaign, days }
	}

	async function countAll(): Promise<number> {
		const row = await longRead
			.selectFrom('waitlist_emails')
			.select((of) => of.fn.countAll().as('count'))
			.executeTakeFirstOrThrow()
		return Number(row.count)
	}

	async function valuesOf(column: Column): Promise<RegistrationSummary[Column]> {
		const rows = await longRead
			.selectFrom('waitlist_emails')
			.select(column)
			.select((of) => of.fn.countAll().as('count'))
			.where(column, 'is not', null)
			.groupBy(column)
			.orderBy('count', 'desc')
			.orderBy(column)
			.limit(maxValues)
			.execute()
		return rows.map((row) => ({ value: row[column] ?? '', count: Number(row.count) }))
	}

	/** Registrations on each of the last days in UTC, today included. */
	async function countDays(): Promise<RegistrationSummary['days']> {
		const today = Math.floor(now() / dayMs)
		const days = Array.from({ length: summaryDays }, (_, index) =>
			dayOf(today - summaryDays + 1 + index),
		)
		const { day, since } = dayExpressions[kind](days[0] ?? '')
		const rows = await longRead
			.selectFrom('waitlist_emails')
			.select(day.as('day'))
			.select((of) => of.fn.countAll().as('count'))
			.where(since)
			.groupBy('day')
			.execute()
		const counts = new Map(rows.map((row) => [row.day, Number(row.count)]))
		return days.map((each) => ({ day: each, count: counts.get(each) ?? 0 }))
	}

	return { summary }
}

function dayOf(number: number): string {
	return new Date(number * dayMs).toISOString().slice(0, 10)
}

/** The day of a row, and the condition that it is not before `first`, with the expressions of the indexes. */
const dayExpressions = {
	sqlite: (first: string) => ({
		day: sql<string>`substr(created_at, 1, 10)`,
		since: sql<boolean>`created_at >= ${first}`,
	}),
	postgres: (first: string) => ({
		day: sql<string>`to_char(
			to_timestamp(extract(epoch from created_at)) at time zone 'UTC', 'YYYY-MM-DD'
		)`,
		since: sql<boolean>`coalesce(created_at, '-infinity') >= ${`${first}T00:00:00Z`}`,
	}),
} as const satisfies Record<
	string,
	(first: string) => { day: RawBuilder<string>; since: RawBuilder<boolean> }
>
