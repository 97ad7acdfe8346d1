import { sql } from 'kysely'
import type { Series } from '#features/letters/messages/series.ts'
import { letterContent } from '#features/letters/messages/letter.ts'
import { seriesLimits } from './rules/series.ts'
import { languages } from '#site-map/languages.ts'
import { eligibility } from '#features/letters/letter-eligibility.ts'
import type { LetterRow } from '#features/letters/letter-events.ts'
import { outcomesOf } from '#features/letters/letter-figures.ts'
import { countRows, iso, type StoreContext } from '#platform/db/context.ts'
import { unknownSeries } from './lock-series.ts'
import { isInAudience, selectSeries, selectSteps, type SeriesRow } from './series-audience.ts'

/** All series, by rank. */
export async function list(context: StoreContext): Promise<readonly Series[]> {
	const rows = await selectSeries(context.db.read).orderBy('rank').orderBy('series.id').execute()
	return await Promise.all(rows.map((row) => seriesOf(context, row)))
}

/** @throws Refusal for an unknown id */
export async function byId(context: StoreContext, id: string): Promise<Series> {
	const row = await selectSeries(context.db.read)
		.where('series.id', '=', id)
		.executeTakeFirstOrThrow(unknownSeries)
	return await seriesOf(context, row)
}

export async function lettersOf({ db }: StoreContext, id: string): Promise<readonly LetterRow[]> {
	return await selectSteps(db.read, id).execute()
}

async function seriesOf(context: StoreContext, row: SeriesRow): Promise<Series> {
	const { filter: _filter, rank: _rank, created_at: _created, ...series } = row
	const letters = await selectSteps(context.db.read, series.id).execute()
	const outcomeOf = await outcomesOf(context, letters)
	const steps = letters.map((letter) => ({ ...stepOf(letter), ...outcomeOf(letter) }))
	return {
		...series,
		steps,
		begun: steps[0]?.sent ?? 0,
		completed: steps.at(-1)?.sent ?? 0,
		under_way: await countUnderWay(context, row, letters),
	}
}

function stepOf({ id, name, delay_minutes, state, pause_reason, pause_code, content }: LetterRow) {
	const words = letterContent.parse(JSON.parse(content))
	return {
		id,
		name,
		state,
		pause_reason,
		pause_code,
		delay_minutes: delay_minutes ?? 0,
		languages: languages.filter((language) => words[language] !== undefined),
	}
}

/** Counts the people who received a letter of a series and can still get its last one. */
async function countUnderWay(
	{ db, now }: StoreContext,
	series: SeriesRow,
	letters: readonly LetterRow[],
): Promise<number> {
	const last = letters.at(-1)
	if (last === undefined || letters.length < 2) return 0
	const time = now()
	const confirmedSince = time - (last.delay_minutes ?? 0) * 60_000 - seriesLimits.lateMs
	const conditions = eligibility(last, time)
	const people = db.reportReader
		.selectFrom('waitlist_emails')
		.where('confirmed_at', '>', iso(confirmedSince))
		.where(conditions['not-confirmed'])
		.where(conditions.undeliverable)
		.where(conditions.consent)
		.where(isInAudience(series, db.kind))
		.where(
			sql<boolean>`exists (
				select 1 from letter_recipients as got join letters on letters.id = got.letter_id
				where got.person_id = waitlist_emails.id and letters.series = ${series.id} and got.state = 'sent'
			)`,
		)
		.where(
			sql<boolean>`not exists (
				select 1 from letter_recipients as ended
				where ended.letter_id = ${last.id} and ended.person_id = waitlist_emails.id
					and ended.finished_at is not null
			)`,
		)
	return await countRows(people)
}
