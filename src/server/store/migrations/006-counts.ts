import { type Migration, runStatements } from './migration.ts'

/**
 * Daily sums of events, the marks in their charts, and the headline of each page as of the last start. Days are ISO
 * text in both databases: they are names of days, not points in time.
 */
export const createCounts: Migration = async (db, kind) => {
	// Rows lie in the order of the key, so that a day is read from few pages.
	const storage = kind === 'sqlite' ? 'without rowid' : ''
	await runStatements(db, kind, [
		`create table counts (
			day text not null,
			event text not null,
			path text not null,
			source text not null,
			campaign text not null,
			locale text not null,
			n bigint not null,
			primary key (day, event, path, source, campaign, locale)
		) ${storage}`,
		// One row: the last day whose rare names have been folded.
		`create table counts_folded (until_day text not null)`,
		`create table count_marks (
			id text primary key,
			day text not null,
			kind text not null,
			text text not null,
			path text,
			before text
		)`,
		`create index count_marks_day on count_marks (day)`,
		`create table headlines (path text primary key, text text not null)`,
	])
	return []
}
