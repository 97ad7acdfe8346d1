import { expect, test } from 'vitest'
import { applyChanges, shorterLengths, singleChanges } from './change.ts'
import { emptyPlan, type PlannedEvent, type WeekPlan } from './plan.ts'

const call: PlannedEvent = { day: 3, part: 'afternoon', kind: 'call', people: 'many', hours: 4 }
const office: PlannedEvent = { day: 4, part: 'morning', kind: 'openPlan', people: 'few', hours: 8 }
const plan: WeekPlan = { ...emptyPlan, events: [call, office] }
const movesOf = (moved: WeekPlan) =>
	singleChanges(moved).flatMap((change) => (change.how === 'move' ? [change] : []))

test('an event can be shortened to each shorter length, and an event without a choice of length cannot be shortened', () => {
	expect(shorterLengths(call)).toEqual([2, 1])
	expect(shorterLengths(office)).toEqual([])
})

test('work moves to the free parts of other working days', () => {
	const busyMonday: PlannedEvent = { ...call, day: 0 }
	const moves = movesOf({ ...plan, events: [call, busyMonday] }).filter(({ index }) => index === 0)
	expect(moves.map(({ day, part }) => [day, part])).toEqual([
		[0, 'morning'],
		[1, 'afternoon'],
		[2, 'afternoon'],
		[4, 'afternoon'],
	])
})

test('a party moves to free evenings only', () => {
	const party: PlannedEvent = { ...call, kind: 'party', part: 'evening' }
	const busy: PlannedEvent = { ...party, day: 5 }
	const moves = movesOf({ ...plan, events: [party, busy] }).filter(({ index }) => index === 0)
	expect(moves.map(({ day }) => day)).toEqual([0, 1, 2, 4, 6])
	expect(new Set(moves.map(({ part }) => part))).toEqual(new Set(['evening']))
})

test('changes to different events are made together', () => {
	const changed = applyChanges(plan, [
		{ how: 'decline', index: 0 },
		{ how: 'move', index: 1, day: 1, part: 'morning' },
	])
	expect(changed.events).toEqual([{ ...office, day: 1 }])
})
