import type { Database } from '#server/platform/db/database.ts'

/**
 * The table with the numbers of a letter's recipients by language and state. Counting a million rows would take too
 * long for the panel. Triggers update the numbers, so that every change of a recipient is counted.
 */
export function recipientCounts(kind: Database['kind']): readonly string[] {
	return [
		`create table letter_counts (
			letter_id text not null,
			language text not null,
			state text not null,
			n integer not null,
			primary key (letter_id, language, state)
		)`,
		...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
	]
}

const sqliteAdd = `insert into letter_counts (letter_id, language, state, n)
	values (new.letter_id, new.language, new.state, 1)
	on conflict (letter_id, language, state) do update set n = n + 1;`

const sqliteSubtract = `update letter_counts set n = n - 1
	where letter_id = old.letter_id and language = old.language and state = old.state;`

const sqliteTriggers = [
	`create trigger letter_recipients_inserted after insert on letter_recipients
		begin ${sqliteAdd} end`,
	`create trigger letter_recipients_updated after update of state on letter_recipients
		when old.state <> new.state begin ${sqliteSubtract} ${sqliteAdd} end`,
	`create trigger letter_recipients_deleted after delete on letter_recipients
		begin ${sqliteSubtract} end`,
]

/** Triggers per statement instead of per row, because 2,000 recipients are inserted at a time. */
const postgresTriggers = (
	[
		['inserted', 'insert', ['added']],
		['updated', 'update', ['added', 'removed']],
		['deleted', 'delete', ['removed']],
	] as const
).flatMap(([name, event, tables]) => {
	const changes = tables.map(
		(table) =>
			`select letter_id, language, state, ${table === 'added' ? 1 : -1} as n from ${table}`,
	)
	const references = tables.map((table) => `${table === 'added' ? 'new' : 'old'} table as ${table}`)
	return [
		// Sorted, so that two statements lock the rows in the same order and cannot deadlock.
		`create function letter_recipients_${name}() returns trigger language plpgsql as $$ begin
			insert into letter_counts as kept (letter_id, language, state, n)
				select letter_id, language, state, sum(n) from (${changes.join(' union all ')}) as changes
				group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
				on conflict (letter_id, language, state) do update set n = kept.n + excluded.n;
			return null;
		end $$`,
		`create trigger letter_recipients_${name} after ${event} on letter_recipients
			referencing ${references.join(' ')}
			for each statement execute function letter_recipients_${name}()`,
	]
})
