import { type Migration, runStatements } from './migration.ts'

/** The pictures of letters. A name holds the hash of the bytes. */
export const createLetterPictures: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table letter_pictures (
			name text primary key,
			bytes ${kind === 'sqlite' ? 'blob' : 'bytea'} not null,
			size integer not null,
			created_at TIME not null
		)`,
	])
	return []
}
