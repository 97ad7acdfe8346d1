import { deliverMails } from '#testing/jobs.ts'
import { describe, expect, test } from 'vitest'
import { letter } from '#features/letters/messages/letter.ts'
import {
	letterList,
	letterProgress,
	letterRecipients,
	letterRefusals,
} from '#features/letters/messages/letter-sending.ts'
import type { LetterCheck } from '#features/letters/rules/letter-checks.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { dailyDatabases, type TestDatabase, insertRows } from '#testing/databases.ts'
import {
	createTestSender,
	insertDraft,
	insertPeople,
	recordingTransport,
	replied,
} from '#testing/letters.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'
import type { ApiOptions } from '#app/api/api.ts'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('after a confirmed letter is sent, its result is shown in its progress, its list of rejected recipients and the list of letters', async () => {
		const { get, post, send, clock, db, logInAgain } = await newPanel(kind)
		const recipients = letterRecipients.parse((await get('/recipients?id=a')).json())
		expect(recipients).toMatchObject({ count: 3, languages: { en: 2, de: 1, pt: 0, es: 0 } })
		const wrong = await post('/confirm', { id: 'a', version: 1, count: 2 })
		expect([wrong.statusCode, wrong.json()]).toEqual([409, { error: 'conflict', field: 'count' }])
		const confirmed = await post('/confirm', { id: 'a', version: 1, count: 3 })
		expect(letter.parse(confirmed.json())).toMatchObject({
			state: 'scheduled',
			confirmed_by: 'ada',
		})
		await send()
		clock.advance(letterLimits.undoMs)
		await send()
		const counted = { day: '2026-01-05', path: '/', source: 'letter', locale: 'en', n: 7 }
		await insertRows(db, 'counts', { ...counted, event: 'entrance', campaign: 'letter-a' })
		const progress = letterProgress.parse((await get('/progress?id=a')).json())
		expect(progress).toMatchObject({
			letter: { state: 'finished', recipients: 3 },
			total: { sent: 2, refused: 1, waiting: 0 },
			languages: { de: { refused: 1 }, en: { sent: 2 } },
			mails_last_hour: 2,
			mails_per_hour: 500,
			expected_end: null,
			entrances: 7,
			forms: 0,
		})
		const refusals = letterRefusals.parse((await get('/refusals?id=a')).json())
		expect(refusals.recipients).toMatchObject([{ email: 'de@b.example', code: '550 5.1.1' }])
		await logInAgain()
		const csv = await get('/refusals.csv?id=a')
		expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
		expect(csv.body).toMatch(
			/^\uFEFFEmail,Código,Intentos,Fecha\r\n"de@b\.example","550 5\.1\.1",1,"2026-/,
		)
		const list = letterList.parse((await get('s')).json())
		expect(list).toMatchObject([{ id: 'a', sent: 2, refused: 1, unsubscribed: 0, entrances: 7 }])
		const marks = await db.read.selectFrom('count_marks').select(['kind', 'text']).execute()
		expect(marks).toEqual([{ kind: 'letter', text: 'We open' }])
	})

	test('undo, pause and stop are refused with a conflict if the state of the letter does not allow them', async () => {
		const { post, send, clock } = await newPanel(kind)
		expect((await post('/undo', { id: 'a' })).json()).toEqual({ error: 'conflict', field: 'state' })
		await post('/confirm', { id: 'a', version: 1, count: 3 })
		expect((await post('/pause', { id: 'a' })).statusCode).toBe(409)
		expect(letter.parse((await post('/undo', { id: 'a' })).json())).toMatchObject({
			state: 'draft',
		})
		await post('/confirm', { id: 'a', version: 1, count: 3 })
		await send()
		clock.advance(letterLimits.undoMs)
		expect((await post('/undo', { id: 'a' })).statusCode).toBe(200)
		expect((await post('/stop', { id: 'a' })).statusCode).toBe(409)
		expect((await post('/stop', { id: 'nowhere' })).statusCode).toBe(404)
	})

	test('confirming fails for an outdated version, a blocking check or another unfinished letter', async () => {
		const failed = { level: 'blocks', status: 'failed', values: {} } as const
		const problems: LetterCheck[] = [
			{ ...failed, name: 'test' },
			{ ...failed, name: 'spf' },
			{ ...failed, name: 'dmarc', level: 'advises' },
		]
		const { post, db } = await newPanel(kind, async () => problems)
		const confirm = async (id: string, version = 1) =>
			(await post('/confirm', { id, version, count: 3 })).json()
		expect(await confirm('a', 2)).toMatchObject({ error: 'conflict', field: 'version' })
		expect(await confirm('a')).toMatchObject({ field: 'checks', fields: ['test', 'spf'] })
		problems.length = 0
		await insertDraft(db, { id: 'b' })
		expect(await confirm('a')).toMatchObject({ state: 'scheduled' })
		expect(await confirm('b')).toMatchObject({ error: 'conflict', field: 'other-letter' })
		expect(await confirm('nowhere')).toMatchObject({ error: 'not-found' })
	})

	test('confirming, resuming, resending and exporting refusals need a recent re-authentication; progress needs a session', async () => {
		const { get, post, clock, app } = await newPanel(kind)
		clock.advance(10 * 60_000 + 1)
		const answers = [
			await post('/confirm', { id: 'a', version: 1, count: 3 }),
			await post('/resume', { id: 'a' }),
			await post('/resend', { id: 'a' }),
			await get('/refusals.csv?id=a'),
		]
		expect(answers.map((answer) => answer.json().error)).toEqual([
			'proof-required',
			'proof-required',
			'proof-required',
			'proof-required',
		])
		expect((await get('/progress?id=a')).statusCode).toBe(200)
		const stranger = await app.inject({ url: '/api/admin/letter/progress?id=a' })
		expect(stranger.statusCode).toBe(401)
	})

	test('the progress of a letter that waits for the hourly limit states when it will continue and end, and it continues and ends at these times', async () => {
		const limits = { mailsPerHour: 3, lettersPerDay: 100 }
		const { get, post, sendWithin, clock, store, app } = await newPanel(
			kind,
			async () => [],
			limits,
		)
		const send = sendWithin(limits)
		const confirmedAt = clock.now()
		for (const email of ['x@b.example', 'y@b.example']) {
			const payload = { email, source: 'premium' }
			await app.inject({ method: 'POST', url: '/api/waitlist', payload })
			await deliverMails(store, clock.now)
		}
		await post('/confirm', { id: 'a', version: 1, count: 3 })
		await send()
		clock.advance(letterLimits.undoMs)
		await send()
		const sentAt = clock.now()
		expect((await store.letters.recentMails()).lastHour).toEqual({
			count: 3,
			first: confirmedAt,
			last: sentAt,
		})
		const readProgress = async () => letterProgress.parse((await get('/progress?id=a')).json())
		const next = confirmedAt + 3_600_000
		expect(await readProgress()).toMatchObject({
			mails_last_hour: 3,
			mails_per_hour: 3,
			waits_for: 'hour',
			next_mail: new Date(next).toISOString(),
			expected_end: new Date(sentAt + 3_600_000).toISOString(),
			total: { sent: 1 },
		})
		clock.advance(next - 1 - clock.now())
		await send()
		expect(await readProgress()).toMatchObject({ waits_for: 'hour', total: { sent: 1 } })
		// A job whose letter had nothing due runs again after ten seconds.
		clock.advance(10_000)
		await send()
		expect(await readProgress()).toMatchObject({
			letter: { state: 'finished' },
			waits_for: null,
			next_mail: null,
			total: { sent: 2, refused: 1 },
		})
	})

	test("a person's page and export list their letters, with the subject in their language", async () => {
		const { post, send, clock, store } = await newPanel(kind)
		await post('/confirm', { id: 'a', version: 1, count: 3 })
		await send()
		clock.advance(letterLimits.undoMs)
		await send()
		expect((await store.persons.byId('p2'))?.mails).toMatchObject([
			{ kind: 'letter', subject: 'Wir machen auf', outcome: 'refused', failure: '550 5.1.1' },
		])
		expect((await store.personalData.collectById('p0'))?.letters).toMatchObject([
			{ name: 'We open', state: 'sent' },
		])
	})
})

async function newPanel(
	kind: TestDatabase,
	checkLetter: ApiOptions['checkLetter'] = async () => [],
	mailLimits: ApiOptions['mailLimits'] = { mailsPerHour: 500, lettersPerDay: 20_000 },
) {
	const api = await createTestApi(kind, { checkLetter, mailLimits })
	const { app, db, store, clock } = api
	await insertPeople(db, [
		{ email: 'a@b.example' },
		{ email: 'b@b.example' },
		{ email: 'de@b.example', locale: 'de' },
		{ email: 'no@b.example', status: 'pending' },
	])
	await insertDraft(db, { id: 'a' })
	let cookie = await logIn(app)
	const { transport } = recordingTransport((to) =>
		to === 'de@b.example' ? replied('RCPT TO', '550 5.1.1 unknown') : null,
	)
	return {
		app,
		db,
		store,
		clock,
		/** Starts a new session, whose login counts as a recent re-authentication. */
		logInAgain: async () => {
			cookie = await logIn(app)
		},
		send: createTestSender({ store, clock, transport }),
		sendWithin: (limits: ApiOptions['mailLimits']) =>
			createTestSender({ store, clock, transport, limits }),
		get: (path: string) => panelOf(app, cookie, 'letter').get(path),
		post: (path: string, payload: object) => panelOf(app, cookie, 'letter').post(path, payload),
	}
}
