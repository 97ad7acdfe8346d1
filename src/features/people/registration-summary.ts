import { withContext } from '#platform/with-context.ts'
import { type RawBuilder, sql } from 'kysely'
import { type RegistrationSummary, summaryDays } from './messages/registration-page.ts'
import { tagsOf } from './rules/tags.ts'
import type { StoreContext } from '#platform/db/context.ts'

/** The columns whose values the filters offer. */
const columns = ['status', 'source', 'locale', 'country', 'campaign'] as const

type Column = (typeof columns)[number]

/** Maximum number of values per filter. A campaign can be any text from a visitor's link. */
const maxValues = 200

const dayMs = 86_400_000

/** Figures about the whole list. */
export function createRegistrationSummary(context: StoreContext) {
	return withContext(context, { summary, countTags })
}

async function summary(context: StoreContext): Promise<RegistrationSummary> {
	const [values, tags, letters, days] = await Promise.all([
		countValues(context),
		countTags(context),
		countLetters(context),
		countDays(context),
	])
	return { ...values, tags, letters, days }
}

/** The owner's tags with their numbers of people, most frequent first. */
async function countTags({ db }: StoreContext): Promise<RegistrationSummary['tags']> {
	const rows = await db.reportReader
		.selectFrom('waitlist_emails')
		.select('tags')
		.select((of) => of.fn.countAll().as('count'))
		.where('tags', 'is not', null)
		.groupBy('tags')
		.execute()
	const counts = new Map<string, number>()
	for (const { tags, count } of rows) {
		for (const tag of tagsOf(tags)) counts.set(tag, (counts.get(tag) ?? 0) + Number(count))
	}
	return [...counts]
		.map(([value, count]) => ({ value, count }))
		.toSorted(byCount)
		.slice(0, maxValues)
}

/** Started letters with their numbers of recipients, newest first. */
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

type ValueCount = RegistrationSummary['tags'][number]

function byCount(one: ValueCount, other: ValueCount): number {
	return other.count - one.count || (one.value < other.value ? -1 : 1)
}

/** Counts rows with equal values once, and sums them per column. */
async function countValues({
	db,
}: StoreContext): Promise<Omit<RegistrationSummary, 'days' | 'tags' | 'letters'>> {
	const { rows } = await sql<{
		column_name: Column | null
		value: string | null
		count: number | string
	}>`
		with same_values as (
			select ${sql.join(columns.map((column) => sql.ref(column)))}, count(*) as count
			from waitlist_emails group by ${sql.join(columns.map((column) => sql.ref(column)))}
		)
		select null as column_name, null as value, coalesce(sum(count), 0) as count from same_values
		${sql.join(columns.map(sumsOf), sql` `)}
	`.execute(db.reportReader)
	const counted = rows.map((row) => ({ ...row, count: Number(row.count) }))
	const valuesOf = (column: Column) =>
		counted
			.filter((row) => row.column_name === column)
			.map(({ value, count }) => ({ value: value ?? '', count }))
			.toSorted(byCount)
	return {
		count: counted.find((row) => row.column_name === null)?.count ?? 0,
		status: valuesOf('status'),
		source: valuesOf('source'),
		locale: valuesOf('locale'),
		country: valuesOf('country'),
		campaign: valuesOf('campaign'),
	}
}

/** Registrations per day (UTC) over the last days, today included. */
async function countDays({ db, now }: StoreContext): Promise<RegistrationSummary['days']> {
	const { reportReader, kind } = db
	const today = Math.floor(now() / dayMs)
	const days = Array.from({ length: summaryDays }, (_, index) =>
		dayOf(today - summaryDays + 1 + index),
	)
	const { day, startOf } = dayExpressions[kind]
	const rows = await reportReader
		.selectFrom('waitlist_emails')
		.select(day.as('day'))
		.select((of) => of.fn.countAll().as('count'))
		.where('created_at', '>=', startOf(days[0] ?? ''))
		.groupBy('day')
		.execute()
	const counts = new Map(rows.map((row) => [row.day, Number(row.count)]))
	return days.map((each) => ({ day: each, count: counts.get(each) ?? 0 }))
}

/** The most frequent values of a column. */
function sumsOf(column: Column): RawBuilder<unknown> {
	return sql`union all select * from (
		select ${sql.lit(column)} as column_name, ${sql.ref(column)} as value, sum(count) as count
		from same_values where ${sql.ref(column)} is not null
		group by ${sql.ref(column)} order by count desc, value limit ${sql.lit(maxValues)}
	) as ${sql.ref(column)}`
}

function dayOf(number: number): string {
	return new Date(number * dayMs).toISOString().slice(0, 10)
}

/** The UTC day of a row, and the start of a day. */
const dayExpressions = {
	sqlite: {
		day: sql<string>`substr(created_at, 1, 10)`,
		startOf: (day: string) => day,
	},
	postgres: {
		day: sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`,
		startOf: (day: string) => `${day}T00:00:00Z`,
	},
} as const
