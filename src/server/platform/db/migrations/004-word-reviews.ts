import { type Migration, runStatements } from './migration.ts'

/** The texts that were found to say what another language was changed to say. */
export const createWordReviews: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table word_reviews (
			file text not null,
			place text not null,
			digest text not null,
			reviewed_at TIME not null,
			reviewed_by text not null,
			primary key (file, place)
		)`,
	])
	return []
}
