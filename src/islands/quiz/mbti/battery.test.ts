import { expect, test } from 'vitest'
import { introvertBatteries } from '#domain/quiz/introvert.ts'
import { energyLight } from './battery.ts'

test('the most sociable score is a full window', () => {
	expect(energyLight(0)).toBe(100)
})

test('the most selective score still has a light on, as low as the deepest introvert’s', () => {
	expect(energyLight(24)).toBe(introvertBatteries['Deep Introvert'].batteryLevel)
})

test('each point of the score takes some light', () => {
	for (let score = 1; score <= 24; score++)
		expect(energyLight(score)).toBeLessThan(energyLight(score - 1))
})
