import { expect, test } from 'vitest'
import { createLetterRate } from './letter-rate.ts'

/** A rate that allows `mailsPerHour` letters; `onCount` is called while emails are being counted. */
function newRate(mailsPerHour: number, onCount: () => void = () => {}) {
	const mails = { sent: 0 }
	const rate = createLetterRate(
		async () => {
			onCount()
			return { lastHour: { count: mails.sent }, lettersLastDay: mails.sent }
		},
		{ mailsPerHour, lettersPerDay: 1_000 },
	)
	const finish = (sent: number) => {
		mails.sent += sent
		rate.release(sent)
	}
	return { rate, finish }
}

test.each([1, 8, 100])(
	'grants the letters that are left in the hour, %i at a time',
	async (some) => {
		const { rate, finish } = newRate(25)
		let granted = 0
		for (let reserved = -1; reserved !== 0; granted += reserved) {
			reserved = await rate.acquire(some)
			finish(reserved)
		}
		expect(granted).toBe(25)
	},
)

test('letters that are being sent count towards the rate', async () => {
	const { rate } = newRate(10)
	expect([await rate.acquire(8), await rate.acquire(8), await rate.acquire(8)]).toEqual([8, 2, 0])
})

test('letters that another sender reserves during a count are not granted twice', async () => {
	const { rate } = newRate(10)
	const [one, other] = await Promise.all([rate.acquire(8), rate.acquire(8)])
	expect(one + other).toBe(10)
})

test('emails are counted again after a count has failed', async () => {
	let isUnavailable = true
	const { rate } = newRate(1, () => {
		if (isUnavailable) throw new Error('away')
	})
	await expect(rate.acquire(1)).rejects.toThrow('away')
	isUnavailable = false
	expect(await rate.acquire(1)).toBe(1)
})
