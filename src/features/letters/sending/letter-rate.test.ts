import { expect, test } from 'vitest'
import { createLetterRate } from './letter-rate.ts'

/** A rate that allows `mailsPerHour` letters; `onCount` is called while mails are being counted. */
function newRate(mailsPerHour: number, onCount: () => void = () => {}) {
	const mails = { sent: 0 }
	const rate = createLetterRate(
		async () => {
			onCount()
			return { lastHour: mails.sent, lettersLastDay: mails.sent }
		},
		{ mailsPerHour, lettersPerDay: 1_000 },
	)
	const finish = () => {
		mails.sent += 1
		rate.release()
	}
	return { rate, mails, finish }
}

test('grants the letters that are left in the hour', async () => {
	const { rate, finish } = newRate(25)
	let granted = 0
	while (await rate.acquire()) {
		granted += 1
		finish()
	}
	expect(granted).toBe(25)
})

test('a letter that is being sent counts towards the rate', async () => {
	const { rate } = newRate(2)
	expect([await rate.acquire(), await rate.acquire(), await rate.acquire()]).toEqual([
		true,
		true,
		false,
	])
})

test('a letter that is sent during a count counts once', async () => {
	let isFinishing = false
	const { rate, finish } = newRate(2, () => {
		if (isFinishing) finish()
		isFinishing = false
	})
	expect(await rate.acquire()).toBe(true)
	isFinishing = true
	expect(await rate.acquire()).toBe(true)
	expect(await rate.acquire()).toBe(false)
})

test('mails are counted again after a count has failed', async () => {
	let isUnavailable = true
	const { rate } = newRate(1, () => {
		if (isUnavailable) throw new Error('away')
	})
	await expect(rate.acquire()).rejects.toThrow('away')
	isUnavailable = false
	expect(await rate.acquire()).toBe(true)
})
