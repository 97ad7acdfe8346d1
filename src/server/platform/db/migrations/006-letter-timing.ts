import { type Migration, runStatements } from './migration.ts'

/** The time of a letter. Several letters can wait for theirs, but only one at a time goes out. */
export const addLetterTiming: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`alter table letters add column timing text`,
		`drop index letters_running`,
		`create unique index letters_running on letters ((1)) where state in ('first-fifty', 'paused', 'sending')`,
	])
	return []
}
