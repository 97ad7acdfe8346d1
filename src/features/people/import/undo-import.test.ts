import { describe, expect, test } from 'vitest'
import type { ImportRequest } from '#features/people/messages/people-import.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { createStore } from '#app/store.ts'
import {
	dailyDatabases,
	databases,
	fakeClock,
	openTestStore,
	insertRows,
} from '#testing/databases.ts'
import type { TestDatabase } from '#testing/databases.ts'
import { changeOptions, deliverMails, emptyMails } from '#testing/jobs.ts'
import { testKeys } from '#testing/keys.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'

const day = 24 * 3_600_000
const at = '2025-03-01'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('an undo erases the people added by the import who have done nothing since, and nobody else', async () => {
		const { store, db, clock, run, tokensOf, undo, emails, idOf } = await newList(kind)
		await store.signups.record(signup('before@example.com'), emptyMail)
		const imported = Object.keys(acts).map((name) => `${addressOf(name)},`)
		const id = await run(['email,date', ...imported, `active@example.com,${at}`])
		clock.advance(1_000)
		for (const [name, act] of Object.entries(acts)) {
			const email = addressOf(name)
			await act({ store, db, clock, email, id: await idOf(email), ...tokensOf(email) })
		}
		const erased = [...idle, 'active'].map(addressOf)
		const counts = { erased: erased.length, restored: 0, kept: imported.length - idle.length }
		expect(await store.importUndo.preview(id)).toEqual(counts)
		const before = await emails()
		expect(await undo(id)).toMatchObject({ state: 'done', result: counts })
		expect(await emails()).toEqual(before.filter((email) => !erased.includes(email.toLowerCase())))
		expect(await store.importUndo.list()).toEqual([])
		const kept = await store.personalData.collect('confirmed@example.com')
		expect(kept).toMatchObject({ consents: [{ wording: 'imported' }], imports: [] })
	})

	test('an undo gives people unsubscribed by the import their former status back, unless the status has changed since', async () => {
		const { store, clock, run, undo, idOf, tokensOf, statuses } = await newList(kind)
		const names = ['confirmed', 'pending', 'again', 'own', 'never']
		for (const name of names) {
			const email = `${name}@example.com`
			await store.signups.record(signup(email), tokensOf.compose(email))
			if (name !== 'pending') await store.signups.confirm(tokensOf(email).confirm)
		}
		await deliverMails(store, clock.now)
		const before = await store.persons.byId(await idOf('confirmed@example.com'))
		const pending = await store.persons.byId(await idOf('pending@example.com'))
		clock.advance(1_000)
		const id = await run(['email,status', ...names.map((name) => `${name}@example.com,removed`)])
		expect(new Set(Object.values(await statuses()))).toEqual(new Set(['unsubscribed']))
		clock.advance(1_000)
		await store.signups.record(signup('again@example.com'), emptyMail)
		await store.signups.unsubscribe(tokensOf('own@example.com').unsubscribe)
		await store.signups.block(tokensOf('never@example.com').unsubscribe)
		const counts = { erased: 0, restored: 2, kept: 1 }
		expect(await store.importUndo.preview(id)).toEqual(counts)
		expect(await undo(id)).toMatchObject({ result: counts })
		expect(await store.persons.byId(before?.id ?? '')).toEqual(before)
		expect(await store.persons.byId(pending?.id ?? '')).toEqual(pending)
		expect(await statuses()).toMatchObject({
			'again@example.com': 'pending',
			'own@example.com': 'unsubscribed',
			'never@example.com': 'unsubscribed',
		})
	})

	test('an interrupted undo continues after a restart and adds one entry to the audit log', async () => {
		const { store, run, work, emails } = await newList(kind)
		const list = Array.from({ length: 450 }, (_, index) => `p${index}@example.com,${at}`)
		const id = await run(['email,date', ...list])
		const { id: undo = '' } = (await store.importUndo.request(id, 'ada')) ?? {}
		let calls = 0
		await work(undo, () => (calls += 1) > 1)
		expect(await store.listChanges.current()).toMatchObject({ done: 200, state: 'running' })
		expect(await store.importUndo.request(id, 'ada')).toBeNull()
		await Promise.allSettled([work(undo), work(undo)])
		await work(undo)
		expect(await store.listChanges.current()).toMatchObject({
			kind: 'undo',
			done: 450,
			state: 'done',
			result: { erased: 450, restored: 0, kept: 0 },
		})
		expect(await emails()).toEqual([])
		const entries = (await store.audit.newest()).filter(({ action }) => action === 'import undone')
		expect(entries).toMatchObject([{ actor: 'ada', rows: 450 }])
	})

	test('a stopped undo can be resumed', async () => {
		const { store, run, work, undo, emails } = await newList(kind)
		const list = Array.from({ length: 201 }, (_, index) => `p${index}@example.com,${at}`)
		const id = await run(['email,date', ...list])
		const { id: first = '' } = (await store.importUndo.request(id, 'ada')) ?? {}
		let calls = 0
		await work(first, () => (calls += 1) > 1)
		await store.listChanges.stop(first)
		await work(first)
		expect(await store.listChanges.current()).toMatchObject({ done: 200, state: 'stopped' })
		expect(await store.importUndo.list()).toMatchObject([{ id, people: 1, file: 'list.csv' }])
		expect(await undo(id)).toMatchObject({ state: 'done', total: 1, result: { erased: 1 } })
		expect(await emails()).toEqual([])
	})

	test('after a restore nobody whom an undo erased comes back, and an unsubscription that the undo reversed is not repeated', async () => {
		const { store, run, undo, statuses, tokensOf, db } = await newList(kind)
		await store.signups.record(signup('known@example.com'), tokensOf.compose('known@example.com'))
		await store.signups.confirm(tokensOf('known@example.com').confirm)
		const before = await rowsOf(db)
		const list = ['email,date,status', `new@example.com,${at},`, `known@example.com,,removed`]
		const id = await run(list)
		const between = await rowsOf(db)
		await undo(id)
		await putBack(db, between)
		await store.replayErasureJournal(emptyMails)
		expect(await statuses()).toEqual({ 'known@example.com': 'unsubscribed' })
		await putBack(db, before)
		await store.replayErasureJournal(emptyMails)
		expect(await statuses()).toEqual({ 'known@example.com': 'active' })
	})

	test('a person who confirms during the undo is kept, even after a restore', async () => {
		const { db, open, store, run, statuses, tokensOf, undo } = await newList(kind)
		const id = await run(['email', 'ada@example.com', 'bob@example.com'])
		const backup = await rowsOf(db)
		const { confirm } = tokensOf('ada@example.com')
		let writes = 0
		const late: Database['write'] = async (work) => {
			// The first write stores the request for the undo; the second write is the first step of the undo.
			if ((writes += 1) === 2) await store.signups.confirm(confirm)
			return await db.write(work)
		}
		const { result } = (await undo(id, open({ ...db, write: late }))) ?? {}
		expect(result).toEqual({ erased: 1, restored: 0, kept: 1 })
		expect(await statuses()).toEqual({ 'ada@example.com': 'active' })
		await putBack(db, backup)
		await store.replayErasureJournal(emptyMails)
		expect(Object.keys(await statuses())).toEqual(['ada@example.com'])
	})
})

test.each(dailyDatabases)(
	'$kind: an import can be undone for a week after its end',
	async (kind) => {
		const { store, db, clock, run } = await newList(kind)
		const first = await run(['email,date', `ada@example.com,${at}`])
		clock.advance(6 * day)
		const second = await run(['email,date', `ada@example.com,${at}`, `bob@example.com,${at}`])
		expect(await store.importUndo.list()).toMatchObject([
			{ id: second, people: 1, actor: 'ada' },
			{ id: first, people: 1 },
		])
		clock.advance(day)
		expect(await store.importUndo.list()).toHaveLength(2)
		clock.advance(1)
		expect(await store.importUndo.list()).toMatchObject([{ id: second }])
		expect(await store.importUndo.request(first, 'ada')).toBeNull()
		await store.sweep()
		const left = await db.read.selectFrom('import_people').select('change_id').execute()
		expect(left).toEqual([{ change_id: second }])
		const changes = await db.read.selectFrom('list_changes').select('id').execute()
		expect(changes).toEqual([{ id: second }])
	},
)

test('an undo needs a recent re-authentication and an import that still exists', async () => {
	const { app, store, clock } = await createTestApi(databases[0])
	const email = 'ada@example.com'
	const ada = { source: 'import', createdAt: null, confirmedAt: null, locale: null, tags: [] }
	const person = { ...ada, email, status: 'active' } as const
	const named = { file: 'list.csv', actor: 'command line', proof: '' }
	const { id } = await store.imports.importNow(
		[{ line: 1, cell: email, key: email, person }],
		named,
	)
	const headers = { ...sameOrigin, cookie: await logIn(app) }
	const url = '/api/admin/imports/undo'
	const undo = async (payload: object) => {
		const reply = await app.inject({ method: 'POST', url, headers, payload })
		return [reply.statusCode, reply.json().error]
	}
	expect(await undo({ id: 'x' })).toEqual([404, 'not-found'])
	const listed = await app.inject({ url: '/api/admin/imports', headers })
	expect(listed.json()).toMatchObject([{ id, actor: 'command line', file: 'list.csv', people: 1 }])
	const preview = await app.inject({ url: `${url}?id=${id}`, headers })
	expect(preview.json()).toEqual({ erased: 1, restored: 0, kept: 0 })
	clock.advance(900_000)
	expect(await undo({ id })).toEqual([403, 'proof-required'])
	headers.cookie = await logIn(app)
	expect(await undo({ id })).toEqual([202, undefined])
})

type Acting = Pick<Awaited<ReturnType<typeof newList>>, 'store' | 'db' | 'clock'> & {
	readonly id: string
	readonly email: string
	readonly confirm: string
	readonly unsubscribe: string
}

/** What can happen after the import. In the events listed in `idle`, the people themselves do nothing. */
const acts: Readonly<Record<string, (person: Acting) => Promise<unknown>>> = {
	nothing: async () => {},
	tagged: async ({ store, id }) =>
		await store.personNotes.changeTags(id, { add: ['new'], remove: [] }, 'ada'),
	noted: async ({ store, id }) =>
		await store.personNotes.setNote({ id, note: 'Knows Grace.', before: '' }, 'ada'),
	respelled: async ({ store, id, email }) =>
		await store.addressCorrection.correct(id, email.toUpperCase(), emptyMails, 'ada'),
	confirmed: async ({ store, confirm }) => await store.signups.confirm(confirm),
	unsubscribed: async ({ store, unsubscribe }) => await store.signups.unsubscribe(unsubscribe),
	blocked: async ({ store, unsubscribe }) => await store.signups.block(unsubscribe),
	'signed up again': async ({ store, email }) =>
		await store.signups.record(signup(email), emptyMail),
	paused: async ({ store, unsubscribe }) =>
		await store.myData.change(unsubscribe, { act: 'pause', length: 'one-month' }),
	language: async ({ store, unsubscribe }) =>
		await store.myData.change(unsubscribe, { act: 'language', language: 'de' }),
	'asked for a link': askForLink,
	'got a link': async (acting) => {
		await askForLink(acting)
		await deliverMails(acting.store, acting.clock.now)
	},
	lettered: async ({ db, id }) => {
		const letter_id = await insertDraft(db)
		const recipient = { letter_id, person_id: id, language: 'en', priority: 1, tries: 1 } as const
		const sent = { state: 'sent', next_try_at: '2026-01-05T12:00:00.000Z' } as const
		await insertRows(db, 'letter_recipients', { ...recipient, ...sent })
	},
}

async function askForLink({ store, email }: Acting) {
	const limit = { key: email, limit: 9, windowMs: 1_000 }
	await store.myData.requestLink(email, emptyMail, { perClient: limit, perAddress: [] })
}

const addressOf = (name: string) => `${name.replaceAll(' ', '-')}@example.com`

const idle = ['nothing', 'tagged', 'noted', 'respelled']

const person = { locale: 'en', source: 'premium' }
const noTokens = { confirm: '', unsubscribe: '' }
const emptyMail = () => emptyMails(person)(noTokens, 0, null)

function signup(email: string) {
	return { email, source: 'premium', locale: 'en', consent: { wording: '2026-11' } } as const
}

async function rowsOf(db: Database) {
	return {
		waitlist_emails: await db.read.selectFrom('waitlist_emails').selectAll().execute(),
		installation: await db.read.selectFrom('installation').selectAll().execute(),
		status_changes: await db.read.selectFrom('status_changes').selectAll().execute(),
	}
}

async function putBack(db: Database, rows: Awaited<ReturnType<typeof rowsOf>>): Promise<void> {
	await db.write(async (transaction) => {
		for (const table of ['waitlist_emails', 'installation', 'status_changes'] as const) {
			await transaction.deleteFrom(table).execute()
		}
		const { waitlist_emails: people, installation, status_changes: changes } = rows
		if (people.length > 0) await transaction.insertInto('waitlist_emails').values(people).execute()
		if (installation.length > 0)
			await transaction.insertInto('installation').values(installation).execute()
		if (changes.length > 0) await transaction.insertInto('status_changes').values(changes).execute()
	})
}

async function newList(kind: TestDatabase) {
	const clock = fakeClock()
	const { db } = await openTestStore(kind, clock.now)
	const journalFolder = await createTemporaryFolder()
	const open = (each: Database) =>
		createStore(
			each,
			{ ...systemClockAndRandom, now: clock.now },
			{ keys: testKeys, journalTo: journalFolder },
		)
	const store = open(db)
	const tokens = new Map<string, { readonly confirm: string; readonly unsubscribe: string }>()
	const composed: (typeof noTokens)[] = []
	const people = () => db.read.selectFrom('waitlist_emails').selectAll().orderBy('email').execute()
	const work = async (id: string, isStopping = () => false, { listChanges } = store) =>
		await listChanges.work(id, { ...changeOptions, isStopping })
	return {
		db,
		store,
		clock,
		open,
		work,
		emails: async () => (await people()).map(({ email }) => email),
		statuses: async () =>
			Object.fromEntries((await people()).map(({ email, status }) => [email, status])),
		idOf: async (email: string) => (await store.persons.findId(email)) ?? '',
		tokensOf: Object.assign((email: string) => tokens.get(email) ?? noTokens, {
			compose: (email: string) => (both: typeof noTokens) => {
				tokens.set(email, both)
				return emptyMail()
			},
		}),
		/** Imports a file with proof of consent, and keeps the tokens in the emails it queues. */
		run: async (lines: readonly string[]) => {
			const request: ImportRequest = {
				file: Buffer.from(lines.join('\n')).toString('base64'),
				name: 'list.csv',
				proof: 'Fair',
				agreed_on: null,
				others: 'mail',
				locale: 'en',
				tag: '',
				columns: {},
				answers: [],
				dates: null,
			}
			const plan = await store.imports.plan(request)
			if (typeof plan === 'string') throw new Error(plan)
			const change = await store.imports.request(request, plan.counts, 'ada')
			if (change === null || typeof change === 'string') throw new Error('refused')
			await store.listChanges.work(change.id, {
				...changeOptions,
				composeFor: () => (both) => {
					composed.push(both)
					return emptyMail()
				},
				mailsPerHour: 1_000,
			})
			const asked = plan.rows.filter(({ outcome }) => outcome === 'asked')
			for (const [index, { email }] of asked.entries()) {
				tokens.set(email, composed[index] ?? noTokens)
			}
			return change.id
		},
		undo: async (id: string, by = store) => {
			const change = await by.importUndo.request(id, 'ada')
			await work(change?.id ?? '', undefined, by)
			return await store.listChanges.current()
		},
	}
}
