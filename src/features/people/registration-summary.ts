import { sql } from 'kysely'
import { type RegistrationSummary, summaryDays } from './messages/registration-page.ts'
import { addDays, daysBetween, utcDay } from '#values/dates/utc-day.ts'
import { recordOf } from '#values/record-of.ts'
import { startOfDay } from './registration-filter.ts'
import { tagsOf } from './rules/tags.ts'
import type { StoreContext } from '#platform/db/context.ts'

/** The columns whose values the filters offer. */
const columns = ['status', 'source', 'locale', 'country', 'campaign'] as const

/** Maximum number of values per filter. A campaign can be any text from a visitor's link. */
const maxValues = 200

export async function summary(context: StoreContext): Promise<RegistrationSummary> {
	const [values, tags, letters, days] = await Promise.all([
		countValues(context),
		countTags(context),
		countLetters(context),
		countDays(context),
	])
	return { ...values, tags, letters, days }
}

async function countTags({ db }: StoreContext): Promise<RegistrationSummary['tags']> {
	const rows = await db.reportReader
		.selectFrom('waitlist_emails')
		.select('tags')
		.select((of) => of.fn.countAll().as('count'))
		.where('tags', 'is not', null)
		.groupBy('tags')
		.execute()
	return mostFrequent(
		rows.flatMap(({ tags, count }) => tagsOf(tags).map((tag) => [tag, Number(count)] as const)),
	)
}

async function countLetters({ db }: StoreContext): Promise<RegistrationSummary['letters']> {
	const rows = await db.reportReader
		.selectFrom('letters')
		.innerJoin('letter_recipients', 'letter_recipients.letter_id', 'letters.id')
		.select(['letters.id', 'name'])
		.select((of) => of.fn.countAll().as('count'))
		.where('letter_recipients.state', '=', 'sent')
		.groupBy(['letters.id', 'name', 'confirmed_at'])
		.orderBy('confirmed_at', 'desc')
		.limit(maxValues)
		.execute()
	return rows.map(({ id, name, count }) => ({ id, name, count: Number(count) }))
}

/**
 * Counts people by each column's values. The database counts each combination of values; this function adds up the
 * counts per column.
 */
async function countValues({ db }: StoreContext) {
	const rows = await db.reportReader
		.selectFrom('waitlist_emails')
		.select(columns)
		.select((of) => of.fn.countAll<number | string>().as('count'))
		.groupBy(columns)
		.execute()
	return {
		count: rows.reduce((sum, { count }) => sum + Number(count), 0),
		...recordOf(columns, (column) =>
			mostFrequent(rows.map((row) => [row[column], Number(row.count)] as const)),
		),
	}
}

function mostFrequent(
	counted: readonly (readonly [value: string | null, count: number])[],
): RegistrationSummary['tags'] {
	const counts = new Map<string, number>()
	for (const [value, count] of counted) {
		if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count)
	}
	return [...counts]
		.map(([value, count]) => ({ value, count }))
		.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
		.slice(0, maxValues)
}

/** Registrations per day (UTC) over the last `summaryDays` days, today included. */
async function countDays({ db, now }: StoreContext): Promise<RegistrationSummary['days']> {
	const { reportReader, kind } = db
	const today = utcDay(now())
	const first = addDays(today, 1 - summaryDays)
	const rows = await reportReader
		.selectFrom('waitlist_emails')
		.select(dayExpressions[kind].as('day'))
		.select((of) => of.fn.countAll().as('count'))
		.where('created_at', '>=', startOfDay(Date.parse(first), kind))
		.groupBy('day')
		.execute()
	const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]))
	return daysBetween(first, today).map((day) => ({ day, count: counts.get(day) ?? 0 }))
}

const dayExpressions = {
	sqlite: sql<string>`substr(created_at, 1, 10)`,
	postgres: sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`,
} as const
