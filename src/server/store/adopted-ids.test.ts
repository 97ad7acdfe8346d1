import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databases } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { systemClockAndRandom } from './context.ts'
import { registrationId } from './letter-eligibility.ts'
import { migrate } from './migrate.ts'
import { createStore } from './store.ts'

const [, postgres] = databases

const types = [
	'integer generated always as identity',
	'bigint',
	'numeric default random()',
	'uuid',
	'varchar(40)',
	'text',
]

test.each(types)(
	'people of an adopted table whose id is %s are found by an index, and erased again after a restore',
	async (type) => {
		const { db, store } = await adopt(type)
		const id = await store.persons.findId('p7@example.com')
		expect((await store.persons.byId(id ?? ''))?.email).toBe('p7@example.com')
		expect(await store.persons.byId('nobody')).toBeNull()
		await db.maintain((own) =>
			own.connection().execute(async (connection) => {
				// A table of a few rows is read whole otherwise.
				await sql`set enable_seqscan = off`.execute(connection)
				await sql`set enable_sort = off`.execute(connection)
				const column = registrationId('postgres')
				for (const query of [
					sql`where ${column} = '7'`,
					sql`where ${column} > '7' order by ${column} limit 5`,
				]) {
					const plan = await sql<Record<string, string>>`
						explain select id from waitlist_emails ${query}
					`.execute(connection)
					const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
					expect(text).toMatch(/Index Cond: .*= '7'|Index Cond: .*> '7'/)
				}
			}),
		)
		const row = await db.read
			.selectFrom('waitlist_emails')
			.selectAll()
			.where('email', '=', 'p7@example.com')
			.executeTakeFirstOrThrow()
		await store.registrations.erase([id ?? ''], 'ada')
		await db.write(async (transaction) => {
			await transaction.deleteFrom('installation').execute()
			const values = { ...row }
			await sql`insert into waitlist_emails (id, email, source, status) overriding system value
				values (${values.id}, ${values.email}, 's', 'active')`.execute(transaction)
		})
		expect((await store.repeatErasures()).rows).toBe(1)
		expect(await store.persons.findId('p7@example.com')).toBeNull()
	},
)

/** A store on a table of another application with 40 people. */
async function adopt(type: string) {
	const db = postgres.open(await postgres.createEmpty())
	onTestFinished(() => db.close())
	await db.write((transaction) =>
		sql`create table waitlist_emails (id ${sql.raw(type)} primary key, email text, source text, status text,
			created_at timestamptz default now())`.execute(transaction),
	)
	const journalFolder = join(await createTemporaryFolder(), 'erasures')
	await migrate(db)
	await db.write((transaction) =>
		sql`insert into waitlist_emails (email, source, status)
			select 'p' || n || '@example.com', 's', 'active' from generate_series(1, 40) as n`.execute(
			transaction,
		),
	)
	return { db, store: createStore(db, systemClockAndRandom, { journalFolder }) }
}
