import { expect, test } from 'vitest'
import { emptyPlan, maxEvents, type PlannedEvent } from './plan.ts'
import {
	newPlanner,
	nextPlanner,
	type Planner,
	type PlannerAction,
	viewedEvent,
	viewedSlot,
} from './planner.ts'

const thursday = { day: 3, part: 'evening' } as const
const tuesday = { day: 1, part: 'afternoon' } as const
const party: PlannedEvent = { ...thursday, kind: 'party', people: 'few', hours: 2 }

const after = (actions: readonly PlannerAction[], from = newPlanner): Planner =>
	actions.reduce(nextPlanner, from)
const planned = after([
	{ type: 'slot pressed', slot: thursday },
	{ type: 'kind chosen', kind: 'party' },
])

test('pressing a square and a kind adds an event of two hours with a few people, and opens it', () => {
	expect(planned.plan.events).toEqual([party])
	expect(planned.view).toEqual({ name: 'event', index: 0 })
	expect(planned.done?.changes).toEqual([{ how: 'add', after: party }])
})

test('once a move is requested, the event moves to the square that is pressed next', () => {
	const moved = after([{ type: 'move wanted' }, { type: 'slot pressed', slot: tuesday }], planned)
	expect(moved.plan.events).toEqual([{ ...party, ...tuesday }])
	expect(moved.cursor).toEqual(tuesday)
	expect(viewedEvent(moved)).toEqual({ ...party, ...tuesday })
})

test('pressing a square with one event opens it, and pressing a square with several events lists them', () => {
	const one = after([{ type: 'closed' }, { type: 'slot pressed', slot: thursday }], planned)
	expect(one.view).toEqual({ name: 'event', index: 0 })
	const second: readonly PlannerAction[] = [
		{ type: 'another wanted', slot: thursday },
		{ type: 'kind chosen', kind: 'dinner' },
		{ type: 'closed' },
		{ type: 'slot pressed', slot: thursday },
	]
	expect(after(second, planned).view).toEqual({ name: 'events', slot: thursday })
})

test('the number of people and the length of an event can be changed, and an event of one hour is not shortened further', () => {
	const changed = after(
		[
			{ type: 'resized', to: { people: 'many' } },
			{ type: 'resized', to: { hours: 4 } },
			{ type: 'shortened' },
			{ type: 'shortened' },
			{ type: 'shortened' },
		],
		planned,
	)
	expect(changed.plan.events).toEqual([{ ...party, people: 'many', hours: 1 }])
})

test.each([
	['declined', 'decline'],
	['deleted', 'delete'],
] as const)('an event can be %s', (_, how) => {
	const next = nextPlanner(planned, { type: 'removed', how })
	expect(next.plan.events).toEqual([])
	expect(next.view.name).toBe('result')
})

test('every change can be undone, the last change first', () => {
	const changed = after(
		[
			{ type: 'resized', to: { people: 'many' } },
			{ type: 'removed', how: 'delete' },
		],
		planned,
	)
	expect(after([{ type: 'undone' }], changed).plan.events).toEqual([{ ...party, people: 'many' }])
	const thrice = Array.from({ length: 3 }, () => ({ type: 'undone' }) as const)
	expect(after(thrice, changed).plan).toEqual(emptyPlan)
	expect(after([{ type: 'undone' }], newPlanner)).toBe(newPlanner)
})

test('a cost keeps its sign and never becomes zero', () => {
	const cheaper = Array.from(
		{ length: 30 },
		() => ({ type: 'cost changed', kind: 'party', by: -1 }) as const,
	)
	expect(after(cheaper).plan.costs).toEqual({ party: 1 })
	const restful = nextPlanner(newPlanner, { type: 'cost changed', kind: 'quiet', by: 1 })
	expect(restful.plan.costs).toEqual({ quiet: -13 })
})

test('the charge on Monday stays between 0 and 100', () => {
	expect(nextPlanner(newPlanner, { type: 'start changed', by: 50 }).plan.start).toBe(100)
	expect(nextPlanner(newPlanner, { type: 'start changed', by: -500 }).plan.start).toBe(0)
})

test('the report of a suggested change names the evening that was the lowest before the change', () => {
	const made = nextPlanner(planned, {
		type: 'changes made',
		changes: [{ how: 'decline', index: 0 }],
	})
	expect(made.done).toEqual({
		changes: [{ how: 'decline', before: party, after: undefined }],
		isIdea: true,
		was: { day: 3, level: 79 },
	})
})

test('opening a link replaces the week, and cannot be undone', () => {
	const opened = nextPlanner(planned, { type: 'link opened', read: emptyPlan })
	expect(opened.plan).toEqual(emptyPlan)
	expect(opened.past).toEqual([])
})

test('a damaged link leaves the week unchanged, and the next change clears the link error', () => {
	const refused = nextPlanner(planned, { type: 'link opened', read: 'damaged' })
	expect(refused.plan).toBe(planned.plan)
	expect(refused.linkError).toBe('damaged')
	const changed = nextPlanner(refused, { type: 'start changed', by: -1 })
	expect(changed.linkError).toBeNull()
	expect(nextPlanner(planned, { type: 'link opened', read: 'no week' })).toBe(planned)
})

test('an action that does not fit the view changes nothing', () => {
	for (const action of [
		{ type: 'kind chosen', kind: 'call' },
		{ type: 'resized', to: { hours: 8 } },
		{ type: 'move wanted' },
		{ type: 'removed', how: 'delete' },
		{ type: 'event opened', index: 9 },
	] as const)
		expect(nextPlanner(newPlanner, action)).toEqual(newPlanner)
})

test('changing a value that is already at its limit adds no undo step', () => {
	const lowest = after(
		Array.from({ length: 60 }, () => ({ type: 'start changed', by: -10 }) as const),
		planned,
	)
	expect(lowest.plan.start).toBe(0)
	expect(lowest.past).toHaveLength(planned.past.length + 9)
	const cheapest = after(
		Array.from({ length: 60 }, () => ({ type: 'cost changed', kind: 'party', by: -20 }) as const),
		planned,
	)
	expect(after([{ type: 'undone' }], cheapest).plan.events).toEqual(planned.plan.events)
	expect(cheapest.past.length).toBeLessThan(planned.past.length + 5)
})

const dinner: PlannedEvent = { ...tuesday, kind: 'dinner', people: 'few', hours: 2 }
const two = after(
	[
		{ type: 'slot pressed', slot: tuesday },
		{ type: 'kind chosen', kind: 'dinner' },
	],
	planned,
)
const was = { day: 3, level: 79 } as const

test.each<
	readonly [
		PlannerAction,
		Planner,
		Planner['view'],
		NonNullable<Planner['focus']>['on'] | undefined,
	]
>([
	[{ type: 'slot pressed', slot: tuesday }, planned, { name: 'kinds', slot: tuesday }, 'heading'],
	[{ type: 'slot pressed', slot: thursday }, planned, { name: 'event', index: 0 }, 'heading'],
	[{ type: 'cursor moved', slot: tuesday }, planned, planned.view, 'slot'],
	[{ type: 'event opened', index: 0 }, two, { name: 'event', index: 0 }, 'heading'],
	[{ type: 'another wanted', slot: tuesday }, two, { name: 'kinds', slot: tuesday }, 'heading'],
	[{ type: 'move wanted' }, two, { name: 'move', index: 1 }, 'slot'],
	[{ type: 'removed', how: 'delete' }, two, { name: 'result' }, 'heading'],
	[{ type: 'changes made', changes: [] }, two, { name: 'result' }, 'heading'],
	[{ type: 'plan replaced', plan: emptyPlan }, two, { name: 'result' }, 'heading'],
	[{ type: 'link error dismissed' }, two, two.view, 'heading'],
	[{ type: 'link opened', read: 'damaged' }, two, { name: 'result' }, two.focus?.on],
	[{ type: 'undone' }, two, { name: 'result' }, 'heading'],
	[{ type: 'closed' }, two, { name: 'result' }, 'slot'],
])(
	'after the action %j the panel shows the expected view and the focus is in the expected place',
	(action, from, view, focus) => {
		const next = nextPlanner(from, action)
		expect([next.view, next.focus?.on]).toEqual([view, focus])
	},
)

test('only the open event is changed, and the change is reported', () => {
	const open = nextPlanner(two, { type: 'event opened', index: 0 })
	const longer = { ...party, hours: 4 } as const
	const resized = nextPlanner(open, { type: 'resized', to: { hours: 4 } })
	expect(resized.plan.events).toEqual([longer, dinner])
	expect(resized.done?.changes).toEqual([{ how: 'resize', before: party, after: longer }])
	const movedTo = { ...party, day: 5, part: 'morning' } as const
	const moved = after(
		[{ type: 'move wanted' }, { type: 'slot pressed', slot: { day: 5, part: 'morning' } }],
		open,
	)
	expect(moved.plan.events).toEqual([movedTo, dinner])
	expect(moved.done?.changes).toEqual([{ how: 'move', before: party, after: movedTo }])
	const declined = nextPlanner(open, { type: 'removed', how: 'decline' })
	expect(declined.plan.events).toEqual([dinner])
	expect(declined.done).toMatchObject({
		changes: [{ how: 'decline', before: party }],
		isIdea: false,
	})
	const deleted = nextPlanner(open, { type: 'removed', how: 'delete' })
	expect(deleted.done?.changes).toEqual([{ how: 'delete', before: party }])
	expect(deleted.done?.was.day).toBe(was.day)
})

test('the square in view is the square of the open event or, if none is open, the square that was pressed', () => {
	expect(viewedSlot(planned)).toEqual(party)
	expect(viewedSlot(nextPlanner(planned, { type: 'slot pressed', slot: tuesday }))).toEqual(tuesday)
	expect(viewedSlot(newPlanner)).toBeUndefined()
})

test('suggestions are shown one after another, and start over after a change', () => {
	const wanted = { type: 'idea wanted' } as const
	expect(after([wanted], planned)).toMatchObject({ idea: 0, done: null })
	expect(after([wanted, wanted, wanted], planned).idea).toBe(2)
	const changed: PlannerAction = { type: 'start changed', by: -1 }
	expect(after([wanted, wanted, changed], planned).idea).toBe(0)
	expect(after([wanted, wanted, { type: 'undone' }], planned)).toMatchObject({
		idea: 0,
		done: null,
	})
})

test('accepting a suggestion to decline an event removes the event, and pressing a square clears the report of the last change', () => {
	const made = nextPlanner(planned, {
		type: 'changes made',
		changes: [{ how: 'decline', index: 0 }],
	})
	expect(made.plan.events).toEqual([])
	expect(nextPlanner(planned, { type: 'slot pressed', slot: tuesday }).done).toBeNull()
})

test('a week has a maximum number of events, and fifty changes can be undone', () => {
	const full = after(
		Array.from({ length: maxEvents + 1 }, () => [
			{ type: 'another wanted', slot: thursday } as const,
			{ type: 'kind chosen', kind: 'call' } as const,
		]).flat(),
	)
	expect(full.plan.events).toHaveLength(maxEvents)
	const lower = Array.from({ length: 60 }, () => ({ type: 'start changed', by: -1 }) as const)
	expect(after(lower).past).toHaveLength(50)
	expect(after(lower).past.at(-1)?.start).toBe(after(lower).plan.start + 1)
})
