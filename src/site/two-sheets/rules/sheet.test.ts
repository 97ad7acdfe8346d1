import { expect, test } from 'vitest'
import { compareSheets, completeSheet, lineChoices, lineNames, type Sheet } from './sheet.ts'

const sheet: Sheet = {
	size: 'twoHours',
	costsMost: 'calls',
	fills: 'outside',
	firstSign: 'phone',
	wayBack: 'oneNight',
	toHear: 'illTalk',
}

test('a sheet has six lines, each with two to ten choices', () => {
	expect(lineNames).toEqual(['size', 'costsMost', 'fills', 'firstSign', 'wayBack', 'toHear'])
	for (const choices of Object.values(lineChoices)) {
		expect(choices.length).toBeGreaterThan(1)
		expect(choices.length).toBeLessThanOrEqual(10)
		expect(new Set(choices).size).toBe(choices.length)
	}
})

test('a sheet without one of its lines is not complete', () => {
	expect(completeSheet(sheet)).toBe(sheet)
	for (const line of lineNames) {
		const { [line]: _, ...rest } = sheet
		expect(completeSheet(rest)).toBeUndefined()
	}
})

test('two sheets share the lines with the same choice and differ in the others', () => {
	const other: Sheet = { ...sheet, size: 'fourHours', toHear: 'shallWeGo' }
	expect(compareSheets(sheet, other)).toEqual({
		shared: ['costsMost', 'fills', 'firstSign', 'wayBack'],
		different: ['size', 'toHear'],
	})
	expect(compareSheets(sheet, sheet).different).toEqual([])
})
