import { describe, expect, test } from 'vitest'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { eventually } from '#testing/eventually.ts'
import { dailyDatabases } from '#testing/databases.ts'
import { createTestSender, newLetter } from '#testing/letters.ts'
import { concurrentLetters } from './letter-job.ts'

const waitOptions = { timeout: 20_000 }

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a connection that is closed by the mail server delays one email, and the others are sent', async () => {
		let isBroken = true
		const { store, id, sent, first, clock, send } = await newLetter(kind, 40, {
			failureOf: (to) => {
				const isFirst = isBroken && to === 'p3@example.com'
				if (!isFirst) return null
				isBroken = false
				return Object.assign(new Error('closed'), { code: 'ECONNECTION', command: 'DATA' })
			},
		})
		await first()
		expect(sent).toHaveLength(39)
		clock.advance(60_000)
		await store.letters.resume(id, 'ada')
		await send()
		expect(sent).toHaveLength(40)
	})

	test('after the mail server has closed every connection, no email is sent for a minute', async () => {
		let tried = 0
		const { first, send } = await newLetter(kind, 60, {
			failureOf: () => {
				tried += 1
				return Object.assign(new Error('closed'), { code: 'ECONNECTION', command: 'DATA' })
			},
		})
		await first()
		expect(tried).toBeLessThanOrEqual(3 + concurrentLetters)
		const before = tried
		await send()
		expect(tried).toBe(before)
	})

	test('several emails are sent at a time, and a letter that is paused and resumed during the sending continues', async () => {
		const { store, id, clock } = await newLetter(kind, 30)
		let sent = 0
		const held: (() => void)[] = []
		const transport = {
			send: async () => {
				if (sent < 20) await new Promise<void>((resolve) => held.push(resolve))
				sent += 1
			},
			close: () => {},
		}
		const send = createTestSender({ store, clock, transport })
		await store.letters.confirm(id, 1, 'ada')
		await send()
		clock.advance(letterLimits.undoMs)
		const sending = send()
		await eventually(() => expect(held).toHaveLength(1), waitOptions)
		held.shift()?.()
		for (const isPaused of [false, true, false]) {
			await eventually(() => expect(held).toHaveLength(concurrentLetters), waitOptions)
			if (isPaused) {
				await store.letters.pause(id, 'ada')
				await store.letters.resume(id, 'ada')
			}
			for (const end of held.splice(0)) end()
		}
		await sending
		expect(sent).toBe(30)
	})

	test('an email that the server accepts slowly does not hold up other emails', async () => {
		const { store, id, clock } = await newLetter(kind, 30)
		const slow = Promise.withResolvers<void>()
		let sent = 0
		const transport = {
			send: async ({ recipient }: { readonly recipient: string }) => {
				if (recipient.startsWith('p7@')) await slow.promise
				sent += 1
			},
			close: () => {},
		}
		const send = createTestSender({ store, clock, transport })
		await store.letters.confirm(id, 1, 'ada')
		await send()
		clock.advance(letterLimits.undoMs)
		const sending = send()
		await eventually(() => expect(sent).toBe(29), waitOptions)
		slow.resolve()
		await sending
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})
})
