import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBackup } from '#features/backup/make-backup.ts'
import { restoreBackup } from '#features/backup/restore-backup.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openMail } from '#platform/mail/queued-mail.ts'
import type { Keys } from '#platform/keys/keys.ts'
import { openKeys } from '#platform/keys/open-keys.ts'
import { openInstallation } from '#app/services.ts'
import { createStore, storeOptions } from '#app/store.ts'
import { mailHandlers } from '#features/waitlist/mail-jobs.ts'
import { readSettings } from '#config/settings.ts'
import { fakeClock } from '#testing/databases.ts'
import { changeOptions, createTestRunner, emptyMails, recordSignup } from '#testing/jobs.ts'
import { createTestSender, insertDraft, recordingTransport, sendFirst } from '#testing/letters.ts'
import { removeFolder } from '#testing/temporary-folder.ts'
import { postgresPrograms, startMachinePostgres } from '#testing/machine-postgres.ts'

const hour = 3_600_000

const names = [
	'erased',
	'corrected',
	'back',
	'corrected-erased',
	'corrected-left',
	'ann',
	'bea',
	'left',
	'never',
	'tagged',
	'kept',
	'late',
] as const

type Name = (typeof names)[number]

const addressOf = (name: string) => `${name}@example.com`

// Uses this machine's PostgreSQL: the server of the other tests is newer than the backup tools installed here, which
// would reject it.
const kinds = ['sqlite', ...(postgresPrograms === null ? [] : ['postgres' as const])] as const

describe.each(kinds)(
	'%s, after restoring a backup that is older than the latest changes',
	(kind) => {
		let site: Awaited<ReturnType<typeof restoredSite>>
		beforeAll(async () => {
			site = await restoredSite(kind)
		})
		afterAll(() => site.remove())

		test('a person who was erased after the backup was made does not come back', async () => {
			expect(await site.show(addressOf('erased'))).toBeNull()
			expect(site.notes).toContainEqual(
				expect.stringMatching(/erased: 3, unsubscribed: 3, corrected: 4/),
			)
		})

		test('a person whose address was corrected has the new address with the history and consents, and is asked to confirm the new address', async () => {
			expect(await site.show(addressOf('corrected'))).toBeNull()
			const person = await site.show('new@example.com')
			expect(person?.id).toBe(site.ids.corrected)
			expect(person?.consents).toHaveLength(1)
			expect(person?.history.map(({ status }) => status)).toEqual(['pending', 'active', 'pending'])
			expect(person?.acts).toEqual([{ act: 'corrected', at: site.correctedAt }])
			expect(site.waiting.filter(({ personId }) => personId === person?.id)).toEqual([
				{ personId: person?.id, kind: 'confirmation', recipient: 'new@example.com' },
			])
		})

		test('a person whose address was corrected and then changed back is the same as in the backup', async () => {
			const person = await site.show(addressOf('back'))
			expect(person).toEqual(site.before.get('back'))
			expect(site.waiting.filter(({ personId }) => personId === person?.id)).toEqual([])
		})

		test('a person whose address was corrected and who was then erased is found under neither address', async () => {
			expect(await site.show(addressOf('corrected-erased'))).toBeNull()
			expect(await site.show('gone@example.com')).toBeNull()
		})

		test('a person whose address was corrected and who then unsubscribed has the new address and gets no email', async () => {
			const person = await site.show('new-left@example.com')
			expect(person).toMatchObject({ id: site.ids['corrected-left'], status: 'unsubscribed' })
			expect(site.waiting.filter(({ personId }) => personId === person?.id)).toEqual([])
		})

		test('two people with exchanged addresses have each other’s address', async () => {
			expect(await site.show(addressOf('ann'))).toMatchObject({ id: site.ids.bea })
			expect(await site.show(addressOf('bea'))).toMatchObject({ id: site.ids.ann })
		})

		test('an unsubscribed person remains unsubscribed, and an opt-out from all mail remains in force', async () => {
			const [left, never] = [
				await site.show(addressOf('left')),
				await site.show(addressOf('never')),
			]
			expect([left?.status, never?.status]).toEqual(['unsubscribed', 'unsubscribed'])
			expect([left?.acts, never?.acts.map(({ act }) => act)]).toEqual([[], ['blocked']])
		})

		test('a person who was imported or signed up after the backup was made does not exist', async () => {
			expect(await site.show('imported@example.com')).toBeNull()
			expect(await site.show('signed-up@example.com')).toBeNull()
		})

		test('a person whose import was undone after the backup was made does not exist, and a person unsubscribed by another undone import is the same as in the backup', async () => {
			expect(await site.show(addressOf('undone'))).toBeNull()
			expect(await site.show(addressOf('kept'))).toEqual(site.before.get('kept'))
		})

		test('a person who got a tag after the backup was made has only the tags in the backup', async () => {
			expect(await site.show(addressOf('tagged'))).toMatchObject({ tags: 'old', note: null })
		})

		test('a letter is paused, and nobody who had received it before the backup was made gets it again', async () => {
			const { store, letterId } = site
			const claim = async () =>
				await store.letters.claim({
					letterId,
					isWithinRate: true,
					leaseMs: 1_000,
					unsubscribeToken: String,
				})
			expect(await store.letters.byId(letterId)).toMatchObject({
				state: 'paused',
				pause_reason: 'restored',
			})
			expect(await claim()).toBeNull()
			await store.letters.resume(letterId, 'ada')
			expect(await claim()).toMatchObject({ personId: site.ids.late })
			expect(await claim()).toBeNull()
		})

		test('replaying the journal a second time changes nothing', async () => {
			expect(await site.store.replayErasureJournal(emptyMails)).toEqual({
				rows: 0,
				mails: [],
				optOuts: 0,
				corrections: 0,
			})
		})
	},
)

/** Backs up a site, changes its people, restores the backup, and opens the site. */
async function restoredSite(kind: 'sqlite' | 'postgres') {
	const dataDir = await mkdtemp(join(tmpdir(), 'innervolt-restores-'))
	const server = kind === 'postgres' ? await startMachinePostgres(postgresPrograms ?? '') : null
	const databaseUrl = server?.url ?? null
	const settings = readSettings({
		DATA_DIR: dataDir,
		ANALYTICS: 'none',
		...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
	})
	const file = join(dataDir, 'backup')
	const { ids, before, letterId, correctedAt } = await useSite(settings, file)
	await restoreBackup(file, { dataDir, databaseUrl }, { now: Date.now(), isForced: false })
	// Jobs would send the waiting emails.
	const { db, keys, notes, close } = await openInstallation(settings, { warn: () => {} })
	const store = createStore(db, systemClockAndRandom, storeOptions(settings, keys))
	return {
		ids,
		before,
		letterId,
		correctedAt,
		store,
		notes,
		waiting: await waitingMails(db, keys),
		show: async (email: string) => {
			const id = await store.persons.findId(email)
			return id === null ? null : await store.persons.byId(id)
		},
		remove: async () => {
			await close()
			server?.stop()
			await removeFolder(dataDir)
		},
	}
}

async function useSite(settings: ReturnType<typeof readSettings>, file: string) {
	// The fake clock is behind the system clock, so that everything here happens before the start after the restore.
	const clock = fakeClock(Date.now() - 24 * hour)
	const db = openDatabase(settings)
	await migrate(db)
	const clockAndRandom = { ...systemClockAndRandom, now: clock.now }
	const options = storeOptions(settings, await openKeys(db, settings))
	const store = createStore(db, clockAndRandom, options)
	await store.replayErasureJournal(emptyMails)
	const tokens = new Map<string, { readonly confirm: string; readonly unsubscribe: string }>()
	const signUp = async (name: string) => {
		tokens.set(name, await recordSignup(store, addressOf(name)))
		clock.advance(1_000)
	}
	const ids: Partial<Record<Name, string>> = {}
	for (const name of names) {
		await signUp(name)
		await store.signups.confirm(tokens.get(name)?.confirm ?? '')
		ids[name] = (await store.persons.findId(addressOf(name))) ?? ''
	}
	const idOf = (name: Name) => ids[name] ?? ''
	await store.personNotes.changeTags(idOf('tagged'), { add: ['old'], remove: [] }, 'ada')
	const mails = { keys: options.keys, now: clock.now, transport: recordingTransport().transport }
	await createTestRunner(store, mailHandlers(mails), clock.now).runDue()
	const importAddress = async (name: string, status: 'active' | 'unsubscribed' = 'active') => {
		const email = addressOf(name)
		const dates = { createdAt: new Date(clock.now()).toISOString(), confirmedAt: null }
		const person = { email, source: 'landing', status, locale: null, tags: [], ...dates }
		const named = { file: 'list.csv', actor: 'ada', proof: 'Fair' }
		const rows = [{ line: 1, cell: email, key: email, person }]
		return (await store.imports.importNow(rows, named)).id
	}
	const undo = async (id: string) => {
		const change = await store.importUndo.request(id, 'ada')
		await store.listChanges.work(change?.id ?? '', changeOptions)
	}
	const letterId = await insertDraft(db)
	let isSlow = true
	const { transport } = recordingTransport((to) =>
		isSlow && to === addressOf('late')
			? Object.assign(new Error('busy'), { responseCode: 451, response: '451', command: 'RCPT TO' })
			: null,
	)
	const send = createTestSender({ store, clock, transport })
	await sendFirst(letterId, send, { store, clock })
	const before = new Map<string, unknown>()
	const importId = await importAddress('undone')
	for (const name of names) before.set(name, await store.persons.byId(idOf(name)))
	await makeBackup(settings, file, clock.now())

	clock.advance(hour)
	isSlow = false
	await send()
	const correct = async (name: Name, email: string) => {
		clock.advance(1_000)
		const done = await store.addressCorrection.correct(idOf(name), email, emptyMails, 'ada')
		expect(done).toEqual({ isAsked: true })
		return new Date(clock.now()).toISOString()
	}
	await store.personalData.erase(addressOf('erased'), 'ada')
	const correctedAt = await correct('corrected', 'new@example.com')
	await correct('back', 'forth@example.com')
	await correct('back', addressOf('back'))
	await correct('corrected-erased', 'gone@example.com')
	await store.personalData.erase('gone@example.com', 'ada')
	await correct('corrected-left', 'new-left@example.com')
	clock.advance(1_000)
	await store.persons.unsubscribe(idOf('corrected-left'), 'ada')
	await correct('ann', 'between@example.com')
	await correct('bea', addressOf('ann'))
	await correct('ann', addressOf('bea'))
	await store.signups.unsubscribe(tokens.get('left')?.unsubscribe ?? '')
	await store.signups.block(tokens.get('never')?.unsubscribe ?? '')
	await importAddress('imported')
	await undo(importId)
	await undo(await importAddress('kept', 'unsubscribed'))
	await signUp('signed-up')
	await store.personNotes.changeTags(idOf('tagged'), { add: ['new'], remove: [] }, 'ada')
	await store.personNotes.setNote({ id: idOf('tagged'), note: 'Knows Grace.', before: '' }, 'ada')
	await db.close()
	return { ids, before, letterId, correctedAt }
}

async function waitingMails(db: Database, keys: Keys) {
	const rows = await db.read
		.selectFrom('jobs')
		.selectAll()
		.where('kind', '=', 'confirmation')
		.execute()
	return rows.map(({ person_id: personId, kind, payload }) => {
		const recipient = openMail(payload, keys.outbox)?.recipient
		return { personId, kind, recipient }
	})
}
