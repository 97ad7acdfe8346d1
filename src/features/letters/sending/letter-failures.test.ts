import { describe, expect, test } from 'vitest'
import { dailyDatabases } from '#testing/databases.ts'
import { createTestSender, newLetter, replied, sendFirst } from '#testing/letters.ts'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a temporary error is retried, but a refusal is not', async () => {
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
		expect(refusals.count).toBe(2)
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

	test('six refusals among the last 100 emails pause a letter, and emails refused because of the sender are sent later', async () => {
		let isSigned = false
		const { store, id, send, sent, first } = await newLetter(kind, 100, {
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
		// Emails that were being sent when the letter paused are refused too.
		expect((await store.letters.figures({ id, campaign: '' })).total.refused).toBeLessThan(
			6 + 8 + 1,
		)
		isSigned = true
		await store.letters.resume(id, 'ada')
		await send()
		expect(new Set(sent.map(({ to }) => to)).size).toBe(99)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('five refusals do not pause a letter', async () => {
		const { store, id, first } = await newLetter(kind, 20, {
			failureOf: (to) => (/^p[0-4]@/.test(to) ? replied('RCPT TO', '550 5.1.1 unknown') : null),
		})
		await first()
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('a refused sender pauses the letter, and the refusal does not count as an attempt for any recipient', async () => {
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

	test('while the mail server is unreachable, the letter is tried for only a few recipients, and all recipients get it afterwards', async () => {
		let isUnreachable = true
		const { store, id, send, sent, first, clock } = await newLetter(kind, 40, {
			failureOf: () =>
				isUnreachable
					? Object.assign(new Error('no'), { code: 'ECONNREFUSED', command: 'CONN' })
					: null,
		})
		await first()
		const { retrying } = await store.letters.figures({ id, campaign: '' })
		expect(retrying).toBeGreaterThan(0)
		expect(retrying).toBeLessThan(9)
		expect(await store.letters.awayCode(id)).toBe('ECONNREFUSED')
		isUnreachable = false
		await send()
		expect(sent).toEqual([])
		clock.advance(60_000)
		await send()
		expect(sent).toHaveLength(40)
		expect(await store.letters.awayCode(id)).toBeNull()
	})

	test('a retry because of one recipient does not mark the mail server as unreachable', async () => {
		const { store, id, first } = await newLetter(kind, 3, {
			failureOf: (recipient) =>
				recipient.startsWith('p0@') ? replied('RCPT TO', '451 4.7.1 Later') : null,
		})
		await first()
		expect(await store.letters.figures({ id, campaign: '' })).toMatchObject({ retrying: 1 })
		expect(await store.letters.awayCode(id)).toBeNull()
	})

	test('an email that is sent while the database is unavailable is recorded as sent afterwards', async () => {
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
})
