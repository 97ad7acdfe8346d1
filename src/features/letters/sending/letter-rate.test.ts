import { expect, test } from 'vitest'
import { createLetterRate, type LetterRate } from './letter-rate.ts'

/** `onCount` is called while emails are being counted. */
function newRate(mailsPerHour: number, onCount: () => void = () => {}) {
	const mails = { sent: 0 }
	const rate = createLetterRate(
		async () => {
			onCount()
			return { lastHour: { count: mails.sent }, lettersLastDay: mails.sent }
		},
		{ mailsPerHour, lettersPerDay: 1_000 },
	)
	return { rate, mails }
}

async function acquire(rate: LetterRate, wanted: number): Promise<number> {
	let count = 0
	while (count < wanted && (await rate.acquire())) count += 1
	return count
}

test('emails are granted until the hourly limit is used up', async () => {
	const { rate, mails } = newRate(25)
	for (; await rate.acquire(); mails.sent += 1) rate.release()
	expect(mails.sent).toBe(25)
})

test('emails that are being sent count towards the hourly limit', async () => {
	const { rate } = newRate(10)
	expect(await acquire(rate, 100)).toBe(10)
	rate.release()
	expect(await acquire(rate, 100)).toBe(1)
})

test('concurrent requests are granted no more emails than the limit allows, even while the sent emails are being counted', async () => {
	const { rate } = newRate(10)
	const counts = await Promise.all(Array.from({ length: 8 }, () => acquire(rate, 8)))
	expect(counts.reduce((sum, count) => sum + count)).toBe(10)
})

test('if counting the sent emails fails, the next request counts them again', async () => {
	let isUnavailable = true
	const { rate } = newRate(1, () => {
		if (isUnavailable) throw new Error('away')
	})
	await expect(rate.acquire()).rejects.toThrow('away')
	isUnavailable = false
	expect(await rate.acquire()).toBe(true)
})
