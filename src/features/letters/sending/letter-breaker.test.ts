import { describe, expect, onTestFinished, test } from 'vitest'
import {
	letterList,
	letterProgress,
	letterRefusals,
} from '#features/letters/messages/letter-sending.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import { dailyDatabases, type TestDatabase } from '#testing/databases.ts'
import { createTestSender, insertDraft, insertPeople } from '#testing/letters.ts'
import { refusal } from '#testing/listen-smtp.ts'
import { startSmtp } from '#testing/smtp-server.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'

/** Enough people that some still wait when the letter pauses and its eight emails in progress have ended. */
const people = 80
const unsigned = () => refusal(550, '5.7.26 Unauthenticated mail')
const unknown = () => refusal(550, '5.1.1 No such user')

describe.each(dailyDatabases)('$kind', (kind) => {
	test(
		'five refusals among the last 100 emails do not stop a letter',
		{ tags: 'night' },
		async () => {
			const { mailServer, start, progress } = await newLetter(kind)
			await start()
			mailServer.refusals.push(unsigned(), unsigned(), unknown(), unsigned(), unknown())
			expect(await progress('resume')).toMatchObject({
				letter: { state: 'finished' },
				total: { sent: people - 5, refused: 5 },
			})
		},
	)

	test('a refusal for a missing mailbox marks the address as undeliverable at once, as a bounce does', async () => {
		const { mailServer, start, progress, db } = await newLetter(kind)
		await start()
		mailServer.refusals.push(unknown(), unsigned())
		await progress('resume')
		const marked = await db.read
			.selectFrom('waitlist_emails')
			.select('email')
			.where('undeliverable_at', 'is not', null)
			.execute()
		expect(marked).toHaveLength(1)
	})

	test('the sixth refusal pauses the letter and stores the most frequent code, and the letter can be resumed', async () => {
		const { mailServer, start, progress, get } = await newLetter(kind)
		await start()
		mailServer.refusals.push(unsigned(), unknown(), unsigned(), unknown(), unsigned(), unsigned())
		const paused = await progress('resume')
		expect(paused.letter).toMatchObject({
			state: 'paused',
			pause_reason: 'refusals',
			pause_code: '550 5.7.26',
		})
		expect(paused.total.refused).toBe(6)
		expect(paused.total.waiting).toBeGreaterThan(0)
		const refusals = letterRefusals.parse(await get('letter/refusals?id=a'))
		expect(refusals.recipients.map(({ code }) => code).toSorted()).toEqual([
			...Array.from({ length: 2 }, () => '550 5.1.1'),
			...Array.from({ length: 4 }, () => '550 5.7.26'),
		])
		expect(letterList.parse(await get('letters'))).toMatchObject([{ pause_code: '550 5.7.26' }])
		expect(await progress('resume')).toMatchObject({
			letter: { state: 'finished', pause_code: null },
			total: { sent: people - 2, refused: 2 },
		})
	})

	test(
		'refused emails can be sent again to one recipient and then to all others, but never to a missing mailbox',
		{ tags: 'night' },
		async () => {
			const { mailServer, start, progress, post, get, store } = await newLetter(kind)
			await start()
			mailServer.refusals.push(unsigned(), unsigned(), unknown(), unsigned())
			expect((await progress('resume')).total.refused).toBe(4)
			const { recipients } = letterRefusals.parse(await get('letter/refusals?id=a'))
			const idOf = (code: string) => recipients.find((each) => each.code === code)?.id ?? ''
			const missing = await post('letter/resend', { id: 'a', recipient: idOf('550 5.1.1') })
			expect([missing.statusCode, missing.json().field]).toEqual([409, 'recipient'])
			await post('letter/resend', { id: 'a', recipient: idOf('550 5.7.26') })
			expect((await progress(null)).total).toMatchObject({ sent: people - 3, refused: 3 })
			await post('letter/resend', { id: 'a' })
			expect(await progress(null)).toMatchObject({
				letter: { state: 'finished' },
				total: { sent: people - 1, refused: 1 },
			})
			const actions = (await store.audit.newest()).filter(
				({ action }) => action === 'letter sent again',
			)
			expect(actions).toHaveLength(2)
		},
	)

	test('a refused sender pauses the letter at once, and all recipients keep waiting', async () => {
		const { mailServer, start, progress } = await newLetter(kind)
		mailServer.isSenderRefused = true
		const { letter, total } = await start()
		expect(letter).toMatchObject({
			state: 'paused',
			pause_reason: 'sender-refused',
			pause_code: '553 5.7.1',
		})
		expect(total).toMatchObject({ waiting: people, refused: 0 })
		mailServer.isSenderRefused = false
		expect((await progress('resume')).total.sent).toBe(letterLimits.firstRecipients)
	})
})

async function newLetter(kind: TestDatabase) {
	const { app, db, store, clock } = await createTestApi(kind, { checkLetter: async () => [] })
	await insertPeople(
		db,
		Array.from({ length: people }, () => ({})),
	)
	await insertDraft(db, { id: 'a' })
	const mailServer = { refusals: [] as Error[], isSenderRefused: false }
	const { url } = await startSmtp({
		onMailFrom: (_address, _session, callback) =>
			callback(mailServer.isSenderRefused ? refusal(553, '5.7.1 Sender rejected') : null),
		onData: (stream, _session, callback) => {
			stream.resume()
			stream.on('end', () => callback(mailServer.refusals.shift() ?? null))
		},
	})
	const from = 'Innervolt <hello@innervolt.example>'
	const transport = smtpTransport({ url, from, now: clock.now, maxConnections: 8 })
	onTestFinished(transport.close)
	const send = createTestSender({ store, clock, transport })

	const panel = async () => panelOf(app, await logIn(app))
	const get = async (path: string): Promise<unknown> => (await (await panel()).get(path)).json()
	const post = async (path: string, payload: object) => await (await panel()).post(path, payload)

	/** Performs an action of the owner, sends everything that is due, and returns the progress. */
	async function progress(action: 'confirm' | 'resume' | null, payload: object = { id: 'a' }) {
		if (action !== null) expect((await post(`letter/${action}`, payload)).statusCode).toBe(200)
		await send()
		if (action === 'confirm') {
			clock.advance(letterLimits.undoMs)
			await send()
		}
		return letterProgress.parse(await get('letter/progress?id=a'))
	}

	const start = () => progress('confirm', { id: 'a', version: 1, count: people })
	return { mailServer, start, progress, get, post, db, store }
}
