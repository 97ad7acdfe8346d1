import { sql } from 'kysely'
import { addressTextSql } from '#server/platform/db/address-key.ts'
import { type Migration, runStatements } from './migration.ts'
import { columnsOfTable } from './waitlist-table.ts'

/**
 * Tags and notes of people, the proof of imported consents, and the changes of many people that go on in the
 * background: an import with its rows, or tags for all that match a filter.
 */
export const createPeopleByHand: Migration = async (db, kind) => {
	const adopted = await columnsOfTable(db, kind)
	for (const { name } of adopted) {
		if (name !== 'tags' && name !== 'note') continue
		const kept = sql.ref(`adopted_${name}`)
		await sql`alter table waitlist_emails rename column ${sql.ref(name)} to ${kept}`.execute(db)
	}
	await runStatements(db, kind, [
		`alter table waitlist_emails add column tags text`,
		`alter table waitlist_emails add column note text`,
		// Counts the tags.
		`create index waitlist_emails_tagged on waitlist_emails (tags) where tags is not null`,
		...(kind === 'sqlite' ? listIndexWithTags : []),
		`alter table consents add column proof text`,
		`create table list_changes (
			id text primary key,
			kind text not null,
			actor text not null,
			payload text not null,
			created_at TIME not null,
			total integer not null,
			done integer not null,
			result text not null,
			state text not null,
			finished_at TIME
		)`,
		`create table import_rows (
			change_id text not null,
			number integer not null,
			content text not null,
			primary key (change_id, number)
		) ${kind === 'sqlite' ? 'without rowid' : ''}`,
	])
	return []
}

/** The index of the list has every column that is filtered or sorted, so that no row is looked up in the table. */
const listIndexWithTags = [
	`drop index waitlist_emails_list`,
	`create index waitlist_emails_list on waitlist_emails
		(created_at, ${addressTextSql}, status, source, locale, country, campaign, referrer, confirmed_at, tags)`,
]
