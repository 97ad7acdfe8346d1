import { type Migration, runStatements } from './migration.ts'

/** Since when a letter can be read on the web. */
export const addLetterArchive: Migration = async (db, kind) => {
	await runStatements(db, kind, [`alter table letters add column archived_at TIME`])
	return []
}
