import { type Migration, runStatements } from './migration.ts'

/** The changed texts whose counterparts in the other languages were found to say the same. */
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
