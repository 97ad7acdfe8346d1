import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { createOwnerFindings } from '#server/mail/owner-findings.ts'
import { sendOwnerNotice } from '#server/mail/owner-notice.ts'
import { systemClockAndRandom } from '#server/store/context.ts'
import type { Database } from '#server/store/database.ts'
import { createStore } from '#server/store/store.ts'
import { dataFolder } from '#testing/site-server.ts'
import { type DatabaseKind, databaseWithPeople } from './letter-database.ts'
import { faultsWhere, type Outcome } from './outcome.ts'

type Plan = {
	/** People of the list, and recipients of an old letter. */
	readonly rows: number
	/** Expired rows of each further table. */
	readonly expired: number
	/** People that an erasure of a whole filter erases. */
	readonly erased: number
}

/** The longest that a write may have to wait. */
const maxWaitMs = 500

/** Between two writes. */
const probeIntervalMs = 10

/** Measures how long a signup waits at most while a sweep, the erasure of a whole filter, and notices run. */
export async function locks(kind: DatabaseKind, { rows, expired, erased }: Plan): Promise<Outcome> {
	const opened = await databaseWithPeople(kind, rows)
	const { db } = opened
	const journalFolder = join(dataFolder(), 'erasures')
	const store = createStore(db, systemClockAndRandom, { journalFolder })
	try {
		await insertExpired(db, rows, expired)
		await db.writeWithoutTimeout((transaction) =>
			sql`update waitlist_emails set campaign = 'drill' where id in (
				select id from waitlist_emails limit ${sql.lit(erased)}
			)`.execute(transaction),
		)
		// Whoever loads so much data also lets the database settle.
		if (kind === 'postgres') await db.maintain((own) => sql`vacuum analyze`.execute(own))
		const works: Readonly<Record<string, () => Promise<unknown>>> = {
			sweep: () => store.sweep(),
			erasure: async () => {
				await store.erasureJobs.request({ campaign: 'drill' }, erased, 'drill')
				const owner = 'drill'
				await store.erasureJobs.work({
					owner,
					isStopping: () => false,
					deleteMailFiles: async () => {},
				})
			},
			notices: () => notify(store),
		}
		const waits: Record<string, number> = {}
		const seconds: Record<string, number> = {}
		let signups = 0
		for (const [name, work] of Object.entries(works)) {
			const start = performance.now()
			const probe = await signUpDuring(store, name, work)
			seconds[name] = Math.round((performance.now() - start) / 1_000)
			waits[name] = Math.round(probe.longestMs)
			signups += probe.signups
		}
		const job = await store.erasureJobs.current()
		const left = await count(db, sql`waitlist_emails where campaign = 'drill'`)
		const known = await count(db, sql`campaign_recipients where signup_id not like 'erased-%'`)
		const lost =
			signups - (await count(db, sql`waitlist_emails where email like '%@probe.example'`))
		return {
			tried: `${kind}: signups while ${rows} recipients and ${expired} rows each of three tables expire, ${erased} of ${rows} people are erased and notices are sent`,
			acknowledged: signups,
			lost,
			seen: Object.keys(works)
				.map((name) => `${name} ${seconds[name]} s, longest wait ${waits[name]} ms`)
				.join('; '),
			faults: faultsWhere({
				'a signup waited longer than 500 ms': Math.max(...Object.values(waits)) > maxWaitMs,
				'the erasure did not end': job?.state !== 'done' || job.erased !== erased || left > 0,
				'recipients of an old letter are known': known > 0,
			}),
		}
	} finally {
		await opened.remove()
	}
}

type DrillStore = ReturnType<typeof createStore>

async function signUpDuring(store: DrillStore, name: string, work: () => Promise<unknown>) {
	const done = new AbortController()
	const ended = work().finally(() => done.abort())
	let longestMs = 0
	let signups = 0
	while (!done.signal.aborted) {
		const start = performance.now()
		await store.signups.capture(
			{
				email: `${name}${signups}@probe.example`,
				source: 'landing',
				locale: 'en',
				consent: { wording: '1' },
			},
			() => ({ subject: '', text: '', html: '', unsubscribeUrl: '' }),
		)
		longestMs = Math.max(longestMs, performance.now() - start)
		signups += 1
		await delay(probeIntervalMs)
	}
	await ended
	return { longestMs, signups }
}

async function notify(store: DrillStore): Promise<void> {
	const readFindings = createOwnerFindings({ store, mailbox: null, freeBytes: async () => 0 })
	await store.admins.create('drill', 'hash', 'drill')
	const transport = { send: async () => {}, close: () => {} }
	const now = Date.now
	await readFindings()
	await sendOwnerNotice({ store, transport, now, readFindings, site: 'https://innervolt.example' })
}

/** A letter from long ago with its recipients, and expired rows of the other tables that grow. */
async function insertExpired(db: Database, rows: number, expired: number): Promise<void> {
	const numbers = (last: number) =>
		db.kind === 'postgres'
			? sql`generate_series(1, ${sql.lit(last)}) as n(i)`
			: sql`(with recursive n(i) as (
					select 1 union all select i + 1 from n where i < ${sql.lit(last)}
				) select i from n) as n`
	const at = sql.lit('2020-01-01T00:00:00.000Z')
	const statements: readonly RawBuilder<unknown>[] = [
		sql`update campaigns set state = 'sent', send_at = ${at}, ended_at = ${at}`,
		sql`insert into campaign_recipients
			(campaign_id, signup_id, language, priority, state, tries, next_try_at, finished_at)
			select 'drill', 'p' || i, 'en', 2, 'sent', 1, ${at}, ${at} from ${numbers(rows)}`,
		sql`insert into tokens (hash, signup_id, purpose, created_at, expires_at)
			select 't' || i, 'p' || i, 'confirm', ${at}, ${at} from ${numbers(expired)}`,
		sql`insert into deliveries (id, signup_id, kind, subject, created_at, finished_at, outcome, tries)
			select 'd' || i, 'p' || i, 'confirmation', 'Hello', ${at}, ${at}, 'accepted', 1 from ${numbers(expired)}`,
		sql`insert into audit (id, at, actor, action, detail)
			select 'a' || i, ${at}, 'drill', 'export', '{}' from ${numbers(expired)}`,
	]
	for (const statement of statements) {
		await db.writeWithoutTimeout((transaction) => statement.execute(transaction))
	}
}

async function count(db: Database, rows: RawBuilder<unknown>): Promise<number> {
	const found = await sql<{ n: number | string }>`select count(*) as n from ${rows}`.execute(
		db.longRead,
	)
	return Number(found.rows[0]?.n)
}
