import { type RawBuilder, sql } from 'kysely'
import { type RegistrationSummary, summaryDays } from '#contract/registration-page.ts'
import type { StoreContext } from '#server/platform/db/context.ts'

/** Columns with few values. */
const fewValued = ['status', 'source', 'locale', 'country'] as const

type Column = (typeof fewValued)[number] | 'campaign'

/** Values in the filters; a campaign can be any text that a visitor's link had. */
const maxValues = 200

const dayMs = 86_400_000

/** Figures about the whole list. */
export function createRegistrationSummary({ db, now }: StoreContext) {
	const { longRead, kind } = db

	async function summary(): Promise<RegistrationSummary> {
		const [counts, campaign, days] = await Promise.all([
			kind === 'sqlite' ? countByIndexes() : countInOneReading(),
			valuesOf('campaign'),
			countDays(),
		])
		return { ...counts, campaign, days }
	}

	/** SQLite walks an index for each column, which is faster than sorting the table once. */
	async function countByIndexes() {
		const [count, status, source, locale, country] = await Promise.all([
			countAll(),
			valuesOf('status'),
			valuesOf('source'),
			valuesOf('locale'),
			valuesOf('country'),
		])
		return { count, status, source, locale, country }
	}

	/** PostgreSQL would read the whole table for each column, because its indexes have another collation. */
	async function countInOneReading() {
		const groups = await longRead
			.selectFrom('waitlist_emails')
			.select(fewValued)
			.select((of) => of.fn.countAll().as('count'))
			.groupBy(fewValued)
			.execute()
		const valuesIn = (column: (typeof fewValued)[number]) => {
			const counts = new Map<string, number>()
			for (const { [column]: value, count } of groups) {
				if (value !== null) counts.set(value, (counts.get(value) ?? 0) + Number(count))
			}
			return [...counts]
				.map(([value, count]) => ({ value, count }))
				.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
				.slice(0, maxValues)
		}
		return {
			count: groups.reduce((sum, { count }) => sum + Number(count), 0),
			status: valuesIn('status'),
			source: valuesIn('source'),
			locale: valuesIn('locale'),
			country: valuesIn('country'),
		}
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
