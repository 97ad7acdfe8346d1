import { describe, expect, test } from 'vitest'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { eventually } from '#testing/eventually.ts'
import { dailyDatabases } from '#testing/databases.ts'
import { createTestSender, newLetter } from '#testing/letters.ts'
import { concurrentLetters } from './letter-job.ts'

const waitOptions = { timeout: 20_000 }

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a broken connection delays one mail, and the other loops continue', async () => {
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

	test('after a server has broken every connection no mail is sent for a minute', async () => {
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

	test('a letter that is paused and resumed while a mail is being sent continues with all loops', async () => {
		const { store, id, clock } = await newLetter(kind, 120)
		let underway = 0
		let maxUnderway = 0
		const heldMails: (() => void)[] = []
		let isHolding = true
		const transport = {
			send: async () => {
				underway += 1
				maxUnderway = Math.max(maxUnderway, underway)
				await (isHolding
					? new Promise<void>((resolve) => heldMails.push(resolve))
					: new Promise<void>((resolve) => setImmediate(resolve)))
				underway -= 1
			},
			close: () => {},
		}
		let emptyClaims = 0
		const claim: typeof store.letters.claim = async (options) => {
			const claimed = await store.letters.claim(options)
			if (claimed === null) emptyClaims += 1
			return claimed
		}
		const watched = { ...store, letters: { ...store.letters, claim } }
		const send = createTestSender({ store: watched, clock, transport })
		await store.letters.confirm(id, 1, 'ada')
		await send()
		clock.advance(letterLimits.undoMs)
		const sending = send()
		await eventually(() => expect(heldMails).toHaveLength(1), waitOptions)
		heldMails.shift()?.()
		await eventually(() => expect(heldMails).toHaveLength(concurrentLetters), waitOptions)
		await store.letters.pause(id, 'ada')
		// All loops but one end, because the letter is paused.
		const last = heldMails.pop()
		for (const end of heldMails.splice(0)) end()
		await eventually(() => expect(emptyClaims).toBeGreaterThan(0), waitOptions)
		expect(underway).toBe(1)
		await store.letters.resume(id, 'ada')
		isHolding = false
		maxUnderway = 0
		last?.()
		await sending
		expect(maxUnderway).toBe(concurrentLetters)
	})
})
