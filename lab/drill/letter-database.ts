import { sql } from 'kysely'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPostgres } from '../../src/platform/db/postgres.ts'
import { openSqlite } from '../../src/platform/db/sqlite/sqlite.ts'
import { sharedSecretKey } from '../../testing/site-server.ts'
import { createStore } from '../../src/app/store.ts'
import { systemClockAndRandom } from '../../src/platform/db/context.ts'
import { insertDraft } from '../../testing/letters.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { dataFolder } from '../../testing/site-server.ts'
import { databaseFile } from './database-files.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export const letterId = 'drill'

/** Settings whose sending limits are too high to matter: only the mail server limits the rate. */
export function sendingWithoutLimit(smtpUrl: string) {
	return {
		SMTP_URL: smtpUrl,
		MAIL_FROM: 'Innervolt <hello@innervolt.example>',
		MAIL_PER_HOUR: '10000000',
		LETTERS_PER_DAY: '10000000',
	}
}

/**
 * Creates a database with confirmed people and a draft to all of them. Returns it open in this process, with the
 * environment for a server.
 */
export async function databaseWithPeople(kind: DatabaseKind, people: number) {
	const postgres = kind === 'postgres' ? await startPostgres('shared_buffers=256MB') : null
	const folder = dataFolder()
	const db = postgres ? openPostgres(postgres.url, timeoutMs) : openSqlite(databaseFile(folder))
	await migrate(db)
	const numbers = postgres
		? sql`generate_series(1, ${sql.lit(people)}) as n(i)`
		: sql`(with recursive n(i) as (
				select 1 union all select i + 1 from n where i < ${sql.lit(people)}
			) select i from n) as n`
	const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString()
	await db.withMaintenanceConnection((own) =>
		sql`
			insert into waitlist_emails (id, email, source, status, locale, created_at, confirmed_at)
			select 'p' || i, 'p' || i || '@' || case i % 3
					when 0 then 'gmail.example' when 1 then 'web.example' else 'uol.example' end,
				'landing', 'active', case i % 5 when 0 then 'de' when 1 then 'pt' else 'en' end,
				${sql.lit(yesterday)}, ${sql.lit(yesterday)}
			from ${numbers}
		`.execute(own),
	)
	await insertDraft(db, { id: letterId })
	const store = createStore(db, systemClockAndRandom)
	return {
		db,
		store,
		/** Folder of the SQLite file. */
		folder,
		/** URL of PostgreSQL. */
		url: postgres?.url,
		environment: {
			SECRET_KEY: sharedSecretKey,
			...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }),
		},
		/** Confirms the draft, which is sent as soon as its recipients are fixed. */
		confirm: async () => {
			await store.letters.confirm(letterId, 1, 'drill')
			await db.write((transaction) =>
				transaction.updateTable('letters').set({ send_at: new Date().toISOString() }).execute(),
			)
		},
		endLeases: async () => {
			await db.write((transaction) =>
				transaction
					.updateTable('jobs')
					.set({ leased_by: null, leased_until: null })
					.where('leased_by', 'is not', null)
					.execute(),
			)
		},
		remove: async () => {
			await db.close()
			await postgres?.remove()
		},
	}
}

/**
 * Time limit of the drill's own database connection, longer than the server's, so that load does not fail the drill
 * itself.
 */
const timeoutMs = 60_000
