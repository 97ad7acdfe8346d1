import { type Migration, runStatements } from './migration.ts'

/** The texts that the owner has changed, and those that went out with each publication. */
export const createWordEdits: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table word_edits (
			file text not null,
			place text not null,
			text text not null,
			original_digest text not null,
			changed_at TIME not null,
			changed_by text not null,
			primary key (file, place)
		)`,
		`create table word_publications (
			id text primary key,
			published_at TIME not null,
			published_by text not null,
			release_id text not null,
			edits text not null
		)`,
	])
	return []
}
