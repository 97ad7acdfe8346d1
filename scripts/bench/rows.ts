import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '#server/platform/db/migrate.ts'
import { openSqlite } from '#server/platform/db/sqlite/sqlite.ts'
import { dataFolder } from '#testing/site-server.ts'

/** A data folder whose list has so many rows, spread over two years. */
export async function folderWithRows(count: number): Promise<string> {
	const folder = dataFolder()
	const file = join(folder, 'innervolt.sqlite')
	const empty = openSqlite(file)
	await migrate(empty)
	await empty.close()
	const db = new DatabaseSync(file)
	db.prepare(
		`with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
		insert into waitlist_emails (email, source, status, pending_since, created_at)
		select 'person' || i || '@bench.example',
			case i % 5 when 0 then 'premium' when 1 then 'introvert-test' when 2 then 'mbti-test'
				when 3 then 'regional-de' else 'regional-br' end,
			case i % 7 when 0 then 'unsubscribed' when 1 then 'pending' else 'active' end,
			-- Who has waited for longer than thirty days would be swept at the start.
			case i % 7 when 1 then strftime('%Y-%m-%dT%H:%M:%fZ', 'now') end,
			strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ((i * 7919) % 730) || ' days', '-' || (i % 86400) || ' seconds')
		from n`,
	).run(count)
	db.exec('pragma wal_checkpoint(truncate)')
	db.close()
	return folder
}
