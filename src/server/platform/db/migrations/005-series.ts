import { type Migration, runStatements } from './migration.ts'

/** Letters to people who have confirmed. A step of a series is a letter, and its recipients are those of letters. */
export const createSeries: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table series (
			id text primary key,
			name text not null,
			origin text,
			segment text,
			purpose text not null,
			rank integer not null,
			state text not null,
			since TIME,
			off_at TIME,
			created_at TIME not null
		)`,
		`alter table letters add column series text`,
		`alter table letters add column delay_minutes integer`,
		`create index letters_series on letters (series) where series is not null`,
		// Who confirmed within the last weeks.
		`create index waitlist_emails_confirmed on waitlist_emails (confirmed_at) where confirmed_at is not null`,
	])
	return []
}
