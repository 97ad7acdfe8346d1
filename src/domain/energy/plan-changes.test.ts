import { expect, test } from 'vitest'
import { forecast, type PlannedEvent, type PlannedWeek } from './forecast.ts'
import { levelsByChanges } from './plan-changes.ts'

const workshop: PlannedEvent = { day: 3, kind: 'meeting', people: 'many', hours: 8 }
const drinks: PlannedEvent = { day: 3, kind: 'party', people: 'many', hours: 2 }
const week: PlannedWeek = { start: 88, events: [workshop, drinks] }

const levels = (events: readonly PlannedEvent[]) =>
	forecast({ ...week, events }).map(({ level }) => level)

test('each combination of changes has the forecast of its own plan', () => {
	const moved = { ...workshop, day: 1 } as const
	const changes = [
		{ event: workshop, to: 1 },
		{ event: drinks, to: null },
	] as const
	expect(levelsByChanges(week, changes)).toEqual([
		levels([workshop, drinks]),
		levels([moved, drinks]),
		levels([workshop]),
		levels([moved]),
	])
})

test('a week without changes has one forecast', () => {
	expect(levelsByChanges(week, [])).toEqual([levels([workshop, drinks])])
})

test('a change of an event that is not planned is refused', () => {
	expect(() =>
		levelsByChanges({ ...week, events: [drinks] }, [{ event: workshop, to: 1 }]),
	).toThrow('the week has no meeting to change')
})
