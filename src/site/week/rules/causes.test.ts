import { expect, test } from 'vitest'
import { causesOf } from './causes.ts'
import { emptyPlan, type PlannedEvent } from './plan.ts'

const party: PlannedEvent = { day: 3, part: 'evening', kind: 'party', people: 'few', hours: 2 }
const quiet: PlannedEvent = { day: 3, part: 'morning', kind: 'quiet', people: 'one', hours: 2 }
const dinner: PlannedEvent = { day: 2, part: 'evening', kind: 'dinner', people: 'few', hours: 4 }
const later: PlannedEvent = { day: 4, part: 'morning', kind: 'openPlan', people: 'few', hours: 8 }

test('the causes of an evening are earlier events that cost energy, each with the part of its cost that no night has restored', () => {
	expect(causesOf({ ...emptyPlan, events: [dinner, quiet, party, later] }, 3)).toEqual([
		{ event: party, points: 20 },
		{ event: dinner, points: 8 },
	])
})

test('an evening has at most three causes', () => {
	expect(
		causesOf({ ...emptyPlan, events: Array.from({ length: 9 }, () => party) }, 3),
	).toHaveLength(3)
})
