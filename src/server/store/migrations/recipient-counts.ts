import type { Database } from '#server/store/database.ts'

/**
 * The table of the numbers of a letter's recipients by language and state: counting a million rows takes longer than the
 * panel may wait for its progress. Triggers keep them, so that no change of a recipient can forget them.
 */
export function recipientCounts(kind: Database['kind']): readonly string[] {
	return [
		`create table campaign_counts (
			campaign_id text not null,
			language text not null,
			state text not null,
			n integer not null,
			primary key (campaign_id, language, state)
		)`,
		...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
	]
}

const sqliteAdd = `insert into campaign_counts (campaign_id, language, state, n)
	values (new.campaign_id, new.language, new.state, 1)
	on conflict (campaign_id, language, state) do update set n = n + 1;`

const sqliteSubtract = `update campaign_counts set n = n - 1
	where campaign_id = old.campaign_id and language = old.language and state = old.state;`

const sqliteTriggers = [
	`create trigger campaign_recipients_inserted after insert on campaign_recipients
		begin ${sqliteAdd} end`,
	`create trigger campaign_recipients_updated after update of state on campaign_recipients
		when old.state <> new.state begin ${sqliteSubtract} ${sqliteAdd} end`,
	`create trigger campaign_recipients_deleted after delete on campaign_recipients
		begin ${sqliteSubtract} end`,
]

/** Once for a statement, not for each row: 2,000 recipients are fixed at a time. */
const postgresTriggers = (
	[
		['inserted', 'insert', ['added']],
		['updated', 'update', ['added', 'removed']],
		['deleted', 'delete', ['removed']],
	] as const
).flatMap(([name, event, tables]) => {
	const changes = tables.map(
		(table) =>
			`select campaign_id, language, state, ${table === 'added' ? 1 : -1} as n from ${table}`,
	)
	const references = tables.map((table) => `${table === 'added' ? 'new' : 'old'} table as ${table}`)
	return [
		// In order, so that two statements cannot wait for each other.
		`create function campaign_recipients_${name}() returns trigger language plpgsql as $$ begin
			insert into campaign_counts as kept (campaign_id, language, state, n)
				select campaign_id, language, state, sum(n) from (${changes.join(' union all ')}) as changes
				group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
				on conflict (campaign_id, language, state) do update set n = kept.n + excluded.n;
			return null;
		end $$`,
		`create trigger campaign_recipients_${name} after ${event} on campaign_recipients
			referencing ${references.join(' ')}
			for each statement execute function campaign_recipients_${name}()`,
	]
})
