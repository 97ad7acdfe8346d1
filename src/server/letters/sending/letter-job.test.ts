import { deliverMails } from '#testing/jobs.ts'
import { describe, expect, test } from 'vitest'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import { databases, fakeClock } from '#testing/databases.ts'
import { createTestSender, insertDraft, newLetter, replied, sendFirst } from '#testing/letters.ts'

const hour = 3_600_000

const start = fakeClock().now()

describe.each(databases)('$kind', (kind) => {
	test('the first 50 mails are sent after ten minutes, then the letter waits for the owner', async () => {
		const { store, id, send, sent, clock } = await newLetter(kind, 120)
		await store.letters.confirm(id, 1, 'ada')
		await send()
		clock.advance(letterLimits.undoMs - 1)
		await send()
		expect(sent).toEqual([])
		expect(await store.letters.byId(id)).toMatchObject({ state: 'scheduled', recipients: 120 })
		clock.advance(1)
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId(id)).toMatchObject({
			state: 'paused',
			pause_reason: 'first-fifty',
		})
		await send()
		expect(sent).toHaveLength(50)
		await store.letters.resume(id, 'ada')
		await send()
		expect(new Set(sent.map(({ to }) => to)).size).toBe(120)
		expect(new Set(sent.map((mail) => mail.id)).size).toBe(120)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
		const actions = (await store.audit.newest()).map(({ action }) => action).toSorted()
		expect(actions).toEqual([
			'letter begun',
			'letter confirmed',
			'letter finished',
			'letter paused',
			'letter resumed',
		])
	})

	test('everyone gets the letter in their language, and the first 50 include all languages', async () => {
		const locales = ['en', 'de-AT', 'pt_BR', null, 'fr']
		const { sent, first } = await newLetter(kind, 200, {
			columnsOf: (index) => ({
				locale: index < 180 ? 'en' : (locales[index % 5] ?? null),
				source: index === 199 ? 'regional-de' : 'landing',
			}),
		})
		await first()
		const subjects = sent.map(({ subject }) => subject)
		expect(new Set(subjects)).toEqual(new Set(['We open', 'Wir machen auf', 'Vamos abrir']))
		expect(subjects.filter((subject) => subject === 'Vamos abrir')).toHaveLength(4)
	})

	test('a letter that is taken back reaches nobody, and can be confirmed again', async () => {
		const { store, id, send, sent, clock } = await newLetter(kind, 3)
		await store.letters.confirm(id, 1, 'ada')
		await send()
		expect(await store.letters.undo(id, 'ada')).toMatchObject({ state: 'draft', recipients: null })
		clock.advance(hour)
		await send()
		expect(sent).toEqual([])
		expect((await store.letters.figures({ id, campaign: '' })).total.waiting).toBe(0)
		await sendFirst(id, send, { store, clock })
		expect(sent).toHaveLength(3)
	})

	test('a paused letter continues with the remaining recipients, a stopped one does not', async () => {
		const { store, id, send, sent, first } = await newLetter(kind, 80)
		await first()
		expect(await store.letters.pause(id, 'ada')).toBe(false)
		await store.letters.resume(id, 'ada')
		expect(await store.letters.pause(id, 'ada')).toMatchObject({ pause_reason: 'owner' })
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.stop(id, 'ada')).toMatchObject({ state: 'stopped' })
		expect(await store.letters.resume(id, 'ada')).toBe(false)
		await send()
		expect((await store.letters.figures({ id, campaign: '' })).total).toMatchObject({
			sent: 50,
			waiting: 30,
		})
	})

	test('in a restored database a letter waits for the owner', async () => {
		const { store, db, id, send, sent, first, clock } = await newLetter(kind, 60)
		const restore = async () => {
			await db.write((transaction) =>
				transaction.updateTable('letters').set({ table_id: 'that of another table' }).execute(),
			)
			await store.letters.pauseRestored()
		}
		await store.letters.pauseRestored()
		await first()
		await store.letters.resume(id, 'ada')
		await restore()
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId(id)).toMatchObject({ pause_reason: 'restored' })
		await store.letters.stop(id, 'ada')
		await insertDraft(db, { id: 'second' })
		await store.letters.confirm('second', 1, 'ada')
		await restore()
		clock.advance(hour)
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId('second')).toMatchObject({ state: 'draft', send_at: null })
	})

	test('only one letter runs at a time', async () => {
		const { store, db, id } = await newLetter(kind, 3)
		const other = await insertDraft(db, { id: 'other' })
		await store.letters.confirm(id, 1, 'ada')
		expect(await store.letters.confirm(other, 1, 'ada')).toBe('other-letter')
		await store.letters.undo(id, 'ada')
		expect(await store.letters.confirm(other, 2, 'ada')).toBe('version')
		expect(await store.letters.confirm(other, 1, 'ada')).toMatchObject({ state: 'scheduled' })
	})

	test('two clicks confirm a letter once, and a sent letter is not confirmed again', async () => {
		const { store, id, send, sent, clock } = await newLetter(kind, 3)
		const clicks = await Promise.all([1, 2].map(() => store.letters.confirm(id, 1, 'ada')))
		expect(clicks).toContainEqual(expect.objectContaining({ state: 'scheduled' }))
		expect(clicks).toContain('state')
		await send()
		clock.advance(hour)
		await send()
		expect(sent).toHaveLength(3)
		expect(await store.letters.confirm(id, 1, 'ada')).toBe('state')
	})

	test('people who unsubscribe, pause or are erased after the confirmation get no mail', async () => {
		const { store, db, id, sent, send, clock } = await newLetter(kind, 6)
		await store.letters.confirm(id, 1, 'ada')
		await send()
		const paused_until = new Date(clock.now() + hour).toISOString()
		await db.write(async (transaction) => {
			const change = (of: string, columns: object) =>
				transaction.updateTable('waitlist_emails').set(columns).where('id', '=', of).execute()
			await change('p0', { status: 'unsubscribed' })
			await change('p1', { status: 'pending' })
			await change('p2', { paused_until })
			await change('p3', { undeliverable_at: paused_until })
		})
		await store.registrations.erase(['p4'], 'ada')
		clock.advance(letterLimits.undoMs)
		await send()
		expect(sent.map(({ to }) => to)).toEqual(['p5@example.com'])
		const { total } = await store.letters.figures({ id, campaign: '' })
		expect(total).toMatchObject({ sent: 1, skipped: 4, erased: 1 })
		const rows = db.read.selectFrom('letter_recipients').select('person_id')
		expect(JSON.stringify(await rows.execute())).not.toContain('p4')
	})

	test('nobody gets a third letter within 30 days', async () => {
		const { store, db, sent, send, clock, first, id } = await newLetter(kind, 2)
		await first()
		for (const [next, expected] of [
			['second', 4],
			['third', 4],
		] as const) {
			clock.advance(hour)
			await insertDraft(db, { id: next })
			await sendFirst(next, send, { store, clock })
			expect(sent).toHaveLength(expected)
		}
		const addressed = { id, purpose: 'news', filter: {} } as const
		expect(await store.letters.count({ ...addressed, id: 'fourth' })).toMatchObject({
			count: 0,
			left_out: { frequency: 2 },
		})
		clock.advance(30 * 24 * hour)
		expect(await store.letters.count({ ...addressed, id: 'fourth' })).toMatchObject({ count: 2 })
	})

	test('a consent to Premium covers no news, and an unconfirmed consent covers nothing', async () => {
		const { store, db, id } = await newLetter(kind, 3, {
			columnsOf: (index) => ({
				confirmed_at: index === 2 ? null : new Date(start).toISOString(),
			}),
		})
		const given = [
			['p0', '2026-11-22-premium', -1],
			['p1', '2026-11-22-premium', -1],
			['p1', '2026-11-22', 1],
			['p2', '2026-11-22-premium', 1],
		] as const
		await db.write((transaction) =>
			transaction
				.insertInto('consents')
				.values(
					given.map(([person_id, wording, minutes], index) => ({
						id: `c${index}`,
						person_id,
						wording,
						given_at: new Date(start + minutes * 60_000).toISOString(),
						locale: 'en',
						source: 'premium',
					})),
				)
				.execute(),
		)
		const count = (purpose: 'news' | 'premium') => store.letters.count({ id, purpose, filter: {} })
		expect(await count('news')).toMatchObject({ count: 1, left_out: { consent: 2 } })
		expect(await count('premium')).toMatchObject({ count: 3 })
	})

	test('a letter goes to its segment only', async () => {
		const { store, db, send, clock, sent } = await newLetter(kind, 4, {
			columnsOf: (index) => ({
				country: index % 2 === 0 ? 'DE' : null,
			}),
		})
		const segment = await store.segments.create({ name: 'Alemania', filter: { country: 'DE' } })
		if (typeof segment === 'string') throw new Error(segment)
		const id = await insertDraft(db, { id: 'german', segment: segment.id })
		await sendFirst(id, send, { store, clock })
		expect(sent.map(({ to }) => to).toSorted()).toEqual(['p0@example.com', 'p2@example.com'])
	})

	test('a temporary error is retried, a refusal is not', async () => {
		let isGrey = true
		const { store, id, send, sent, first, clock } = await newLetter(kind, 60, {
			failureOf: (to) => {
				if (to === 'p1@example.com') return replied('DATA', '550 5.1.1 no such user p1@example.com')
				return to === 'p2@example.com' && isGrey ? replied('RCPT TO', '451 4.7.1 later') : null
			},
		})
		await first()
		await store.letters.resume(id, 'ada')
		await send()
		expect(await store.letters.byId(id)).toMatchObject({ state: 'sending' })
		const refusals = await store.letters.refusals(id)
		expect(refusals.codes).toEqual([{ code: '550 5.1.1', count: 1 }])
		expect(refusals.recipients).toMatchObject([
			{ id: 'p2', email: 'p2@example.com', code: '451 4.7.1', tries: 1 },
			{ id: 'p1', code: '550 5.1.1', next_try_at: null },
		])
		isGrey = false
		clock.advance(60_000)
		await send()
		expect(sent).toHaveLength(59)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
		expect(await store.letters.refusedRecipients(id)).toMatchObject([{ email: 'p1@example.com' }])
	})

	test('six refusals among the last 100 mails pause a letter, and mails refused because of the sender are sent later', async () => {
		let isSigned = false
		const { store, id, send, sent, first } = await newLetter(kind, 200, {
			failureOf: (to) => {
				if (to === 'p7@example.com') return replied('RCPT TO', '550 5.1.1 unknown')
				return isSigned || sent.length < 50 ? null : replied('DATA', '550-5.7.26 unauthenticated')
			},
		})
		await first()
		await store.letters.resume(id, 'ada')
		await send()
		expect(await store.letters.byId(id)).toMatchObject({
			state: 'paused',
			pause_reason: 'refusals',
			pause_code: '550 5.7.26',
		})
		// Mails that were being sent when the letter paused are refused as well.
		expect((await store.letters.figures({ id, campaign: '' })).total.refused).toBeLessThan(
			6 + 8 + 1,
		)
		isSigned = true
		await store.letters.resume(id, 'ada')
		await send()
		expect(new Set(sent.map(({ to }) => to)).size).toBe(199)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('a refused sender pauses the letter and costs no recipient a try', async () => {
		let isRefused = true
		const { store, id, send, sent, first } = await newLetter(kind, 30, {
			failureOf: () => (isRefused ? replied('MAIL FROM', '553 5.7.1 not you') : null),
		})
		await first()
		expect(await store.letters.byId(id)).toMatchObject({
			state: 'paused',
			pause_reason: 'sender-refused',
			pause_code: '553 5.7.1',
		})
		isRefused = false
		await store.letters.resume(id, 'ada')
		await send()
		expect(sent).toHaveLength(30)
	})

	test('without a mail server few recipients are tried, and all get the letter later', async () => {
		let isUnreachable = true
		const { store, id, send, sent, first, clock } = await newLetter(kind, 40, {
			failureOf: () =>
				isUnreachable
					? Object.assign(new Error('no'), { code: 'ECONNREFUSED', command: 'CONN' })
					: null,
		})
		await first()
		const { retrying, unanswered } = await store.letters.figures({ id, campaign: '' })
		expect(retrying).toBeGreaterThan(0)
		expect(retrying).toBeLessThan(9)
		expect(unanswered).toBe('ECONNREFUSED')
		isUnreachable = false
		await send()
		expect(sent).toEqual([])
		clock.advance(60_000)
		await send()
		expect(sent).toHaveLength(40)
		expect((await store.letters.figures({ id, campaign: '' })).unanswered).toBeNull()
	})

	test('a retry because of one recipient does not mark the mail server as unreachable', async () => {
		const { store, id, first } = await newLetter(kind, 3, {
			failureOf: (recipient) =>
				recipient.startsWith('p0@') ? replied('RCPT TO', '451 4.7.1 Later') : null,
		})
		await first()
		expect(await store.letters.figures({ id, campaign: '' })).toMatchObject({
			retrying: 1,
			unanswered: null,
		})
	})

	test('letters use the hourly rate that confirmations leave and the daily rate, and finish with the last mail', async () => {
		const limits = { mailsPerHour: 20, lettersPerDay: 30 }
		const { store, id, sent, send, first, clock } = await newLetter(kind, 50, { limits })
		for (const name of ['a', 'b', 'c']) {
			await store.signups.capture(
				{ email: `${name}@b.example`, source: 'landing', locale: 'en', consent: { wording: '1' } },
				() => ({ subject: '', text: '', html: '', unsubscribeUrl: '' }),
			)
		}
		clock.advance(1)
		await deliverMails(store, clock.now)
		await first()
		expect(sent).toHaveLength(17)
		clock.advance(hour)
		await send()
		expect(sent).toHaveLength(30)
		clock.advance(24 * hour)
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('a claimed recipient is due again only at the end of the lease', async () => {
		const { store, id, clock, first } = await newLetter(kind, 60)
		await first()
		await store.letters.resume(id, 'ada')
		const leaseMs = 60_000
		const claim = async () => {
			const options = { letterId: id, leaseMs, maxRecipients: 5, unsubscribeToken: String }
			return (await store.letters.claim(options))?.map(({ personId }) => personId)
		}
		const claimed = [await claim(), await claim()].flat()
		expect(claimed).toHaveLength(10)
		expect(new Set(claimed).size).toBe(10)
		clock.advance(leaseMs - 1)
		expect(await claim()).toBeUndefined()
		clock.advance(1)
		expect(new Set([await claim(), await claim()].flat())).toEqual(new Set(claimed))
	})

	test('two processes send a letter to each recipient once', async () => {
		const { store, id, clock, sent, first, transport } = await newLetter(kind, 120)
		await first()
		await store.letters.resume(id, 'ada')
		const senders = [1, 2].map(() => createTestSender({ store, clock, transport }))
		await Promise.all(senders.map((send) => send()))
		expect(sent).toHaveLength(120)
		expect(new Set(sent.map(({ to }) => to)).size).toBe(120)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('a mail that arrives while the database is unavailable is recorded afterwards', async () => {
		const { store, clock, id, sent, transport } = await newLetter(kind, 3)
		let failures = 2
		const letters: typeof store.letters = {
			...store.letters,
			markSent: async (...args) => {
				if ((failures -= 1) >= 0) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
				await store.letters.markSent(...args)
			},
		}
		const send = createTestSender({ store: { ...store, letters }, clock, transport })
		await sendFirst(id, send, { store, clock })
		expect(sent).toHaveLength(3)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('an unsubscription is counted for the last letter of the person', async () => {
		const { store, db, id, first, send, clock } = await newLetter(kind, 2)
		await first()
		clock.advance(hour)
		await insertDraft(db, { id: 'second' })
		await sendFirst('second', send, { store, clock })
		const token = db.read.selectFrom('tokens').select('hash').where('person_id', '=', 'p1')
		expect(await token.execute()).toHaveLength(1)
		await store.personalData.importPerson({
			email: 'p1@example.com',
			source: 'landing',
			status: 'unsubscribed',
			createdAt: null,
		})
		expect(await store.letters.figures({ id, campaign: '' })).toMatchObject({ unsubscribed: 0 })
		expect(await store.letters.figures({ id: 'second', campaign: '' })).toMatchObject({
			unsubscribed: 1,
		})
	})
})
