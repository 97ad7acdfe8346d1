import { expect, test } from 'vitest'
import { introvertBatteries } from '#domain/quiz/introvert.ts'
import { energyBatteryLevel } from './energy-battery.ts'

test('the most sociable score is a full battery', () => {
	expect(energyBatteryLevel(0)).toBe(100)
})

test('the most selective score has the battery level of a Deep Introvert', () => {
	expect(energyBatteryLevel(24)).toBe(introvertBatteries['Deep Introvert'].batteryLevel)
})

test('each point of the score lowers the battery level', () => {
	for (let score = 1; score <= 24; score++)
		expect(energyBatteryLevel(score)).toBeLessThan(energyBatteryLevel(score - 1))
})
