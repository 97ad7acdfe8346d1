import { emptyMails } from '#testing/jobs.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { createOwnerFindings } from '#server/notices/owner-findings.ts'
import { ownerNoticeHandler } from '#server/notices/owner-notice.ts'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createStore, type Store } from '#server/store.ts'
import { dataFolder } from '#testing/site-server.ts'
import { databaseFile } from './database-files.ts'
import { type DatabaseKind, databaseWithPeople } from './letter-database.ts'
import { countedDay, insertLockRows, letters, type LockPlan, restoreErased } from './lock-rows.ts'
import { startLockWatch } from './lock-watch.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { timeStatements } from './statement-times.ts'

const run = promisify(execFile)

/** Maximum wait of a write, and maximum duration of a lock. */
const maxWaitMs = 500

/** Pause between two writes. */
const probeIntervalMs = 10

/** The effect of a piece of work on concurrent writes. */
type Measured = {
	readonly name: string
	readonly seconds: number
	readonly signups: number
	readonly waitMs: number
	readonly lockMs: number
	readonly statementMs: number
	readonly statement: string
}

/** Measures the longest wait of a signup and the longest write lock during each work on many rows. */
export async function locks(kind: DatabaseKind, plan: LockPlan): Promise<Outcome> {
	const opened = await databaseWithPeople(kind, plan.rows)
	const file = opened.url === undefined ? databaseFile(opened.folder) : null
	const { db, take: takeStatement } = timeStatements(opened.db)
	const journalFolder = join(dataFolder(), 'erasures')
	const store = createStore(db, systemClockAndRandom, { journalFolder })
	await insertLockRows(opened.db, file, plan)
	const watch = startLockWatch(file === null ? { url: opened.url ?? '' } : { file })
	try {
		const measured: Measured[] = []
		for (const [name, { before, work }] of Object.entries(worksOf({ db, store, plan, file }))) {
			await before?.()
			await watch.take()
			takeStatement()
			const start = performance.now()
			const signups = await signUpDuring(store, name, work)
			const seconds = Math.round((performance.now() - start) / 1_000)
			const lockMs = await watch.take()
			const { ms: statementMs, text: statement } = takeStatement()
			measured.push({ name, seconds, ...signups, lockMs, statementMs, statement })
			report(measured.at(-1))
		}
		return await outcomeOf(opened.db, kind, plan, measured)
	} finally {
		await watch.stop()
		await opened.remove()
	}
}

type Works = {
	readonly db: Database
	readonly store: Store
	readonly plan: LockPlan
	/** SQLite's file. */
	readonly file: string | null
}

const never = () => false
const deleteMailFiles = async () => {}

/** The works by name, in the order in which they run. */
function worksOf({ db, store, plan, file }: Works) {
	const works: Record<string, { before?: () => Promise<unknown>; work: () => Promise<unknown> }> = {
		sweep: { work: () => store.sweep() },
		'recipients fixed': {
			before: () => store.letters.confirm(letters.next, 1, 'drill'),
			work: async () => {
				const letter = await store.letters.byId(letters.next)
				if (letter) await store.letters.fix(letter, never)
			},
		},
		'erasure of a filter': {
			before: () => store.erasures.request({ campaign: 'drill' }, plan.others, 'drill'),
			work: async () => {
				const { id } = (await store.erasures.current()) ?? { id: '' }
				await store.erasures.eraseWanted(id, { isStopping: never, deleteMailFiles })
			},
		},
		'erasure after a restore': {
			before: () => restoreErased(db, file, plan),
			work: () => store.repeatErasures(emptyMails),
		},
		'erasure of 5,000 rows': {
			work: async () => {
				const ids = Array.from({ length: 5_000 }, (_, index) => `p${plan.rows - index}`)
				await store.registrations.erase(ids, 'drill')
			},
		},
		'letter taken back': {
			before: () => store.letters.undo(letters.next, 'drill'),
			work: () => store.letters.removeOfDraft(letters.next, never),
		},
		'letter sent again': { work: () => store.letters.resend(letters.refused, null, 'drill') },
		'counts folded': { work: () => store.counts.fold(countedDay) },
		'audit log': { work: () => store.audit.page({ search: 'nobody' }) },
		notices: { work: () => notify(store) },
	}
	if (file === null) return works
	const copy = join(dataFolder(), 'copy')
	const env = { PATH: process.env['PATH'], DATA_DIR: dirname(file) }
	const backup = () => run(process.execPath, ['src/server/cli/backup.ts', copy], { env })
	return { ...works, backup: { work: backup } }
}

async function signUpDuring(store: Store, name: string, work: () => Promise<unknown>) {
	const done = new AbortController()
	const ended = work().finally(() => done.abort())
	let waitMs = 0
	let signups = 0
	while (!done.signal.aborted) {
		const start = performance.now()
		await store.signups.capture(
			{
				email: `${name.replaceAll(/\W/g, '-')}-${signups}@probe.example`,
				source: 'landing',
				locale: 'en',
				consent: { wording: '1' },
			},
			() => ({ subject: '', text: '', html: '', unsubscribeUrl: '' }),
		)
		waitMs = Math.max(waitMs, performance.now() - start)
		signups += 1
		await delay(probeIntervalMs)
	}
	await ended
	return { waitMs, signups }
}

/** The job of the notices before its first run. */
const noJob: Job = {
	id: 'owner-notice',
	kind: 'owner-notice',
	personId: null,
	payload: '',
	createdAt: '',
	failure: null,
	tries: 1,
}

async function notify(store: Store): Promise<void> {
	const readFindings = createOwnerFindings({ store, mailbox: null, freeBytes: async () => 0 })
	await store.admins.create('drill', 'hash', 'drill')
	const transport = { send: async () => {}, close: () => {} }
	const now = Date.now
	await readFindings()
	const site = 'https://innervolt.example'
	await ownerNoticeHandler({ store, transport, now, readFindings, site }).run(noJob, never)
}

function report(measured: Measured | undefined): void {
	if (measured === undefined) return
	const { name, seconds, waitMs, lockMs, statementMs, statement } = measured
	const figures = [waitMs, lockMs, statementMs].map(Math.round).join(' | ')
	console.error(`${name} | ${seconds} s | ${figures} | ${statement.slice(0, 200)}`)
}

async function outcomeOf(
	db: Database,
	kind: DatabaseKind,
	{ rows, others }: LockPlan,
	measured: readonly Measured[],
): Promise<Outcome> {
	const left = await count(db, sql`waitlist_emails where campaign = 'drill'`)
	const old = sql`letter_recipients where letter_id = ${letters.old} and person_id not like 'erased-%'`
	const known = await count(db, old)
	const expired = await count(db, sql`waitlist_emails where id like 'x%' or id like 'y%'`)
	const again = sql`letter_recipients where letter_id = ${letters.refused} and state = 'refused'`
	const refused = await count(db, again)
	const signups = measured.reduce((sum, each) => sum + each.signups, 0)
	const found = await count(db, sql`waitlist_emails where email like '%@probe.example'`)
	const longest = (figure: 'waitMs' | 'lockMs') =>
		Math.round(Math.max(...measured.map((each) => each[figure])))
	return {
		tried: `${kind}: signups while work on a list of ${rows} goes on, with ${others} rows of each other kind`,
		acknowledged: signups,
		lost: signups - found,
		seen: `a signup waited for ${longest('waitMs')} ms at most, a write lock was held for ${longest('lockMs')} ms at most`,
		faults: faultsWhere({
			'a signup waited longer than 500 ms': longest('waitMs') > maxWaitMs,
			'a write lock was held longer than 500 ms': longest('lockMs') > maxWaitMs,
			'people of the erased filter are left': left > 0,
			'recipients of an old letter are known': known > 0,
			'expired registrations are left': expired > 0,
			'refused mails are not sent again': refused > 0,
		}),
	}
}

async function count(db: Database, rows: RawBuilder<unknown>): Promise<number> {
	const found = await sql<{ n: number | string }>`select count(*) as n from ${rows}`.execute(
		db.longRead,
	)
	return Number(found.rows[0]?.n)
}
