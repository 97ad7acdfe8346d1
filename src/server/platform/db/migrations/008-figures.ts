import { type Migration, runStatements } from './migration.ts'

/**
 * The daily sums of speed, the owner's goals, and the language of each account's weekly mail: null for no mail. `up_to` is
 * the upper bound of a bucket, in the unit of its metric.
 */
export const createFigures: Migration = async (db, kind) => {
	const storage = kind === 'sqlite' ? 'without rowid' : ''
	await runStatements(db, kind, [
		`create table speeds (
			day text not null,
			metric text not null,
			kind text not null,
			device text not null,
			locale text not null,
			up_to integer not null,
			n bigint not null,
			primary key (day, metric, kind, device, locale, up_to)
		) ${storage}`,
		`create table goals (step text primary key, per_week integer not null)`,
		`alter table admins add column weekly_language text default 'es'`,
	])
	return []
}
