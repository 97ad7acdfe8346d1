import { type Migration, runStatements } from './migration.ts'

/** The settings that the owner has changed. The values of secrets are encrypted. */
export const createSettings: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table settings (
			name text primary key,
			value text not null,
			updated_at TIME not null
		)`,
	])
	return []
}
