import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { currentListChange } from '#features/people/messages/list-change.ts'
import { importPreview, type ImportRequest } from '#features/people/messages/people-import.ts'
import { listChangeHandler } from '#features/people/changes/list-change-job.ts'
import { databases, readWaitingMails, type TestDatabase } from '#testing/databases.ts'
import { WorkerDiedError, WorkerTimeoutError } from '#platform/worker/bounded-worker.ts'
import { changeOptions, createTestRunner } from '#testing/jobs.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'
import { importReader } from './import-reader.ts'

const hour = 3_600_000
const proof = 'Formulario en papel, feria de Rosario, marzo de 2025'

/** A file in the format of Mailchimp's export of subscribed contacts. */
const mailchimp = [
	'"Email Address","First Name","Last Name",MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
	'ada@example.com,Ada,L.,2,"2015-03-16 14:38:02",203.0.113.7,"2015-03-16 14:40:47",203.0.113.7,,,,,,DE,,"2015-03-16 14:40:47",1,a,,"""VIP"",""Blog"""',
	'grace@example.com,Grace,,2,,,"2016-01-02 03:04:05",,,,,,,,,"2016-01-02 03:04:05",2,b,,',
	'nobody,,,2,,,"2016-01-02 03:04:05",,,,,,,,,,3,c,,',
].join('\r\n')

const counts = {
	active: 0,
	asked: 0,
	'opted-out': 0,
	left: 0,
	known: 0,
	before: 0,
	repeated: 0,
	invalid: 0,
}

describe.each(databases)('$kind', (kind) => {
	test('a preview states the number of rows with each outcome and names the invalid rows, and writes nothing', async () => {
		const { preview, signUp, people } = await newPanel(kind)
		await signUp('ada@example.com')
		const before = await people()
		expect(await preview(mailchimp, { proof })).toMatchObject({
			counts: { ...counts, active: 1, known: 1, invalid: 1 },
			invalid: [{ line: 4, email: 'nobody', field: 'email' }],
			unknown: [],
			unclear_date: null,
			mail_hours: 0,
		})
		const { columns, sample } = importPreview.parse(await preview(mailchimp, { proof }))
		expect(sample.map((cells) => [cells.length, ...cells.slice(0, 3)])).toEqual([
			[20, 'ada@example.com', 'Ada', 'L.'],
			[20, 'grace@example.com', 'Grace', ''],
			[20, 'nobody', '', ''],
		])
		expect(columns.filter(({ use }) => use !== null)).toEqual([
			{ name: 'Email Address', use: 'email' },
			{ name: 'OPTIN_TIME', use: 'created' },
			{ name: 'CONFIRM_TIME', use: 'confirmed' },
			{ name: 'TAGS', use: 'tags' },
		])
		expect(await people()).toEqual(before)
	})

	test('with proof of consent, people are on the list at once, with their dates, their tags and the text of the proof', async () => {
		const { run, store, work, db, current } = await newPanel(kind)
		expect((await run(mailchimp, { proof, tag: 'Feria', locale: 'de' })).statusCode).toBe(202)
		await work()
		expect(await current()).toMatchObject({
			kind: 'import',
			total: 2,
			done: 2,
			state: 'done',
			result: { active: 2, asked: 0, kept: 0 },
		})
		const data = await store.personalData.collect('ada@example.com')
		expect(data?.registrations).toMatchObject([
			{
				status: 'active',
				source: 'import',
				locale: 'de',
				tags: 'blog, feria, vip',
				created_at: '2015-03-16T14:38:02.000Z',
				confirmed_at: '2015-03-16T14:40:47.000Z',
			},
		])
		expect(data?.consents).toMatchObject([
			{ wording: 'imported', proof, given_at: '2015-03-16T14:38:02.000Z' },
		])
		expect((await store.letters.count({ id: 'x', purpose: 'news', filter: {} })).count).toBe(2)
		expect(await readWaitingMails(db)).toEqual([])
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ actor: 'ada', action: 'import', rows: 2, detail: '' }),
		)
		expect(await db.read.selectFrom('import_rows').selectAll().execute()).toEqual([])
		expect(
			JSON.stringify(await db.read.selectFrom('list_changes').selectAll().execute()),
		).not.toContain('Rosario')
	})

	test('people without proof of consent get a confirmation email within the hourly limit of the mail server, or are left out if the owner so chooses', async () => {
		const { run, preview, work, db, current, clock } = await newPanel(kind, 40)
		const list = Array.from({ length: 50 }, (_, index) => `p${index}@example.com`).join('\n')
		expect(await preview(list, { others: 'leave' })).toMatchObject({
			counts: { left: 50, asked: 0 },
		})
		expect(await preview(list, {})).toMatchObject({ counts: { asked: 50 }, mail_hours: 1 })
		await run(list, { locale: 'pt' })
		await work()
		expect(await current()).toMatchObject({
			done: 20,
			state: 'running',
			next_at: expect.any(String),
		})
		clock.advance(hour / 2)
		await work()
		expect((await current())?.done).toBe(40)
		clock.advance(hour / 2)
		await work()
		expect(await current()).toMatchObject({ done: 50, state: 'done', result: { asked: 50 } })
		const mails = await readWaitingMails(db)
		expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([50, 50])
		expect(mails[0]?.text).toContain('porque alguém nos pediu')
	})

	test('an import never undoes an unsubscription, and an unsubscription in the file unsubscribes people on the list', async () => {
		const { run, preview, work, store, signUp } = await newPanel(kind)
		for (const name of ['gone', 'leaves']) await signUp(`${name}@example.com`)
		const gone = (await store.persons.findId('gone@example.com')) ?? ''
		await store.persons.unsubscribe(gone, 'ada')
		const list = [
			'email,name,status,attributes',
			'GONE@example.com,A,enabled,"{""a"": 1}"',
			'leaves@example.com,B,enabled,{}',
			'LEAVES@example.com,B,blocklisted,{}',
			'new@example.com,C,blocklisted,{}',
		].join('\n')
		const terms = { proof, agreed_on: '2025-03-01' }
		expect(await preview(list, terms)).toMatchObject({
			counts: { ...counts, before: 1, repeated: 1, 'opted-out': 2 },
		})
		await run(list, terms)
		await work()
		for (const name of ['gone', 'leaves', 'new']) {
			const person = await store.persons.byId(
				(await store.persons.findId(`${name}@example.com`)) ?? '',
			)
			expect([name, person?.status]).toEqual([name, 'unsubscribed'])
		}
	})

	test('a killed import continues where it stopped, and every row is counted once', async () => {
		const { run, store, work, current, people } = await newPanel(kind)
		const list = ['email', ...Array.from({ length: 450 }, (_, index) => `p${index}@example.com`)]
		await run(list.join('\n'), { proof, agreed_on: '2025-03-01' })
		const { id = '' } = (await current()) ?? {}
		let calls = 0
		const options = { ...changeOptions, isStopping: () => (calls += 1) > 1 }
		await store.listChanges.work(id, options)
		expect(await current()).toMatchObject({ done: 200, state: 'running' })
		await Promise.all([work(), work()])
		expect(await current()).toMatchObject({ done: 450, result: { active: 450 }, state: 'done' })
		expect((await people()).length).toBe(450)
	})

	test('a person erased while an import waits is not added by the import', async () => {
		const { run, work, current, store, signUp, people, clock } = await newPanel(kind, 20)
		const list = Array.from({ length: 30 }, (_, index) => `p${index}@example.com`).join('\n')
		await run(list, {})
		await work()
		await signUp('P29@example.com')
		await store.personalData.erase('p29@example.com', 'ada')
		clock.advance(hour)
		await work()
		expect(await current()).toMatchObject({ total: 29, done: 29, state: 'done' })
		expect((await people()).map(({ email }) => email)).not.toContain('p29@example.com')
	})

	test('an erasure is shown as the current change while an import waits', async () => {
		const { run, work, current, store, signUp } = await newPanel(kind, 20)
		await run(Array.from({ length: 30 }, (_, index) => `p${index}@example.com`).join('\n'), {})
		await work()
		await signUp('ada@example.com')
		await store.matchingChanges.request({ search: 'ada@' }, 'erasure', 1, 'ada')
		expect(await current()).toMatchObject({ kind: 'erasure', state: 'running' })
		await work()
		expect(await current()).toMatchObject({ kind: 'import', done: 20, state: 'running' })
	})

	test('a stopped import keeps its completed steps and deletes the other rows', async () => {
		const { run, work, current, post, db, people } = await newPanel(kind, 20)
		const list = Array.from({ length: 50 }, (_, index) => `p${index}@example.com`).join('\n')
		await run(list, {})
		await work()
		const { id } = (await current()) ?? {}
		expect((await post('list-changes/stop', { id })).statusCode).toBe(204)
		await work()
		expect(await current()).toMatchObject({ done: 20, state: 'stopped' })
		expect((await people()).length).toBe(20)
		expect(await db.read.selectFrom('import_rows').selectAll().execute()).toEqual([])
	})

	test('a file with unclear values or dates is not imported until the owner has chosen their meaning, and then follows these choices', async () => {
		const { preview, run, post, work, db, people } = await newPanel(kind)
		const list = [
			'E-Mail-Adresse;Angemeldet am;Einwilligung',
			'ada@example.com;05/06/2025;ja',
			'bob@example.com;05/06/2025;nein',
			'eve@example.com;05/06/2025;vielleicht',
		].join('\n')
		const unclear = importPreview.parse(await preview(list, { proof }))
		expect(unclear).toMatchObject({
			unknown: [{ column: 'Einwilligung', value: 'vielleicht', rows: 1 }],
			unclear_date: '05/06/2025',
		})
		const message = { ...requestOf(list, { proof }), counts: unclear.counts }
		expect((await post('imports', message)).statusCode).toBe(409)
		const said: Partial<ImportRequest> = {
			proof,
			dates: 'dmy',
			answers: [{ column: 'Einwilligung', value: 'vielleicht', meaning: 'pending' }],
		}
		expect((await run(list, said)).statusCode).toBe(202)
		await work()
		const imported = (await people()).map((row) => `${row.email} ${row.status} ${row.created_at}`)
		expect(imported.toSorted()).toEqual([
			'ada@example.com active 2025-06-05T00:00:00.000Z',
			'bob@example.com unsubscribed 2025-06-05T00:00:00.000Z',
			expect.stringMatching(/^eve@example.com pending /),
		])
		const mails = await readWaitingMails(db)
		expect(mails.map(({ recipient }) => recipient)).toEqual(['eve@example.com'])
	})

	test('nothing is imported if the numbers have changed since the preview, or without a recent re-authentication', async () => {
		const { preview, post, signUp, clock, people } = await newPanel(kind)
		const list = 'ada@example.com\nbob@example.com'
		const confirmed = importPreview.parse(await preview(list, {})).counts
		await signUp('ada@example.com')
		const message = { ...requestOf(list, {}), counts: confirmed }
		const changed = await post('imports', message)
		expect([changed.statusCode, changed.json().field]).toEqual([409, 'counts'])
		clock.advance(hour / 4)
		const reply = await post('imports', message)
		expect([reply.statusCode, reply.json()]).toEqual([403, { error: 'proof-required' }])
		expect((await people()).length).toBe(1)
	})
})

test.each([
	['name\nAda', 'addresses'],
	['email\n"ada@example.com', 'quotes'],
	[`email\n${'a@x.example\n'.repeat(50_001)}`, 'rows'],
])(
	'a file that cannot be read is refused with the reason',
	{ tags: 'night' },
	async (text, fault) => {
		const { post } = await newPanel(databases[0])
		const reply = await post('imports/preview', requestOf(text, {}))
		expect([reply.statusCode, reply.json()]).toEqual([
			400,
			{ error: 'invalid', field: 'file', fields: ['file', fault] },
		])
	},
)

test.each([WorkerTimeoutError, WorkerDiedError])(
	'a file that exceeds a limit while it is read is refused (%o)',
	async (Ended) => {
		const { post } = await newPanel(databases[0])
		const read = vi.spyOn(importReader, 'run').mockRejectedValue(new Ended())
		onTestFinished(() => read.mockRestore())
		const reply = await post('imports/preview', requestOf('ada@example.com', {}))
		expect([reply.statusCode, reply.json().fields]).toEqual([400, ['file', 'unread']])
	},
)

function requestOf(text: string, changed: Partial<ImportRequest>): ImportRequest {
	return {
		file: Buffer.from(text).toString('base64'),
		name: 'list.csv',
		proof: '',
		agreed_on: null,
		others: 'mail',
		locale: 'en',
		tag: '',
		columns: {},
		answers: [],
		dates: null,
		...changed,
	}
}

async function newPanel(kind: TestDatabase, mailsPerHour = 500) {
	const api = await createTestApi(kind, { mailLimits: { mailsPerHour, lettersPerDay: 20_000 } })
	const { app, store, db, clock, options } = api
	const { get, post } = panelOf(app, await logIn(app))
	const { links, site, deleteMailFiles } = options
	const job = { store, links, site, mailsPerHour, deleteMailFiles }
	const handlers = { 'list-change': listChangeHandler(job) }
	const preview = async (text: string, changed: Partial<ImportRequest>) =>
		(await post('imports/preview', requestOf(text, changed))).json()
	return {
		...api,
		post,
		preview,
		run: async (text: string, changed: Partial<ImportRequest>) => {
			const confirmed = importPreview.parse(await preview(text, changed)).counts
			return await post('imports', { ...requestOf(text, changed), counts: confirmed })
		},
		work: () => createTestRunner(store, handlers, clock.now).runDue(),
		current: async () => {
			const reply = await get('list-changes')
			return currentListChange.parse(reply.json()).change
		},
		people: () => db.read.selectFrom('waitlist_emails').selectAll().orderBy('id').execute(),
		signUp: async (email: string) => {
			const payload = { email, source: 'premium', locale: 'en', consent: '2026-11' }
			await app.inject({ method: 'POST', url: '/api/waitlist', payload })
		},
	}
}
