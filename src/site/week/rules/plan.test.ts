import { expect, test } from 'vitest'
import { costOfKind, emptyPlan, eventsIn, type PlannedEvent, type WeekPlan } from './plan.ts'

const call: PlannedEvent = { day: 0, part: 'morning', kind: 'call', people: 'few', hours: 1 }
const dinner: PlannedEvent = { day: 3, part: 'evening', kind: 'dinner', people: 'few', hours: 2 }
const plan: WeekPlan = { ...emptyPlan, events: [call, dinner], costs: { dinner: 25 } }

test('a changed cost replaces our estimate', () => {
	expect(costOfKind(plan, 'dinner')).toBe(25)
	expect(costOfKind(plan, 'call')).toBe(9)
})

test('the events in a square are returned with their indexes in the plan', () => {
	expect(eventsIn(plan, { day: 3, part: 'evening' })).toEqual([{ index: 1, event: dinner }])
	expect(eventsIn(plan, { day: 3, part: 'morning' })).toEqual([])
})
