import { expect, test } from 'vitest'
import { ratePer100 } from './rate.ts'

test('a rate per 100 is null if there are fewer than 20 cases', () => {
	expect(ratePer100(5, 20)).toBe(25)
	expect(ratePer100(5, 19)).toBeNull()
	expect(ratePer100(0, 0)).toBeNull()
})
