import { type EventKind, eventKinds } from './estimates.ts'
import { type DayIndex, forecast, lowestDay } from './forecast.ts'
import { applyChanges, changedEvent, type Change, shorterLengths } from './change.ts'
import { encodeWeek, type LinkError } from './link.ts'
import {
	costLimits,
	costOfKind,
	emptyPlan,
	eventsIn,
	maxEvents,
	type PlannedEvent,
	type Slot,
	type WeekPlan,
} from './plan.ts'

/** The view of the panel beside the week. `index` is an event's index in the plan. */
export type View =
	| { readonly name: 'result' }
	/** Select the kind of event for an empty square. */
	| { readonly name: 'kinds'; readonly slot: Slot }
	/** Select one of several events in a square. */
	| { readonly name: 'events'; readonly slot: Slot }
	| { readonly name: 'event'; readonly index: number }
	/** Select an event's target square. */
	| { readonly name: 'move'; readonly index: number }

export type EventChange = {
	readonly before?: PlannedEvent | undefined
	readonly after?: PlannedEvent | undefined
	readonly how: Change['how'] | 'add' | 'delete' | 'resize'
}

/** The last action, as reported by the panel and to screen readers. */
export type Done = {
	readonly changes: readonly EventChange[]
	/** Whether the action was a suggested change. */
	readonly isIdea: boolean
	/** The previous lowest evening. */
	readonly was: { readonly day: DayIndex; readonly level: number }
}

/** Where the focus goes. The focus moves whenever this object is a new one, even if its value is the same. */
export type Focus = { readonly on: 'heading' } | { readonly on: 'slot' }

export type Planner = {
	readonly plan: WeekPlan
	/** Earlier plans, latest last. */
	readonly past: readonly WeekPlan[]
	readonly view: View
	/** The tab stop. */
	readonly cursor: Slot
	readonly focus: Focus | null
	readonly done: Done | null
	/** The index of the shown suggestion. */
	readonly idea: number
	readonly linkError: Exclude<LinkError, 'no week'> | null
}

type Size = Partial<Pick<PlannedEvent, 'people' | 'hours'>>

export type PlannerAction =
	| { readonly type: 'slot pressed'; readonly slot: Slot }
	| { readonly type: 'cursor moved'; readonly slot: Slot }
	| { readonly type: 'event opened'; readonly index: number }
	| { readonly type: 'another wanted'; readonly slot: Slot }
	| { readonly type: 'kind chosen'; readonly kind: EventKind }
	| { readonly type: 'resized'; readonly to: Size }
	| { readonly type: 'removed'; readonly how: 'decline' | 'delete' }
	| { readonly type: 'move wanted' | 'shortened' }
	| { readonly type: 'cost changed'; readonly kind: EventKind; readonly by: number }
	| { readonly type: 'start changed'; readonly by: number }
	| { readonly type: 'idea wanted' }
	| { readonly type: 'changes made'; readonly changes: readonly Change[] }
	/** Replaces the plan by a whole week, from a calendar file or the example, or by an empty one. This can be undone. */
	| { readonly type: 'plan replaced'; readonly plan: WeekPlan }
	/** The focus does not move. */
	| { readonly type: 'link opened'; readonly read: WeekPlan | LinkError }
	| { readonly type: 'link error dismissed' }
	| { readonly type: 'undone' | 'closed' }

const maxPast = 50

/** The view of the result; each call makes a new focus object, so that the focus moves. */
const toResult = () => ({ view: { name: 'result' }, focus: { on: 'heading' } }) as const

export const newPlanner: Planner = {
	plan: emptyPlan,
	past: [],
	view: { name: 'result' },
	cursor: { day: 0, part: 'morning' },
	focus: null,
	done: null,
	idea: 0,
	linkError: null,
}

/**
 * The state after an action. An action that does not fit the view changes nothing.
 *
 * @example nextPlanner(newPlanner, { type: 'slot pressed', slot: { day: 3, part: 'evening' } }).view.name // 'kinds'
 */
export function nextPlanner(state: Planner, action: PlannerAction): Planner {
	const { plan, view } = state
	switch (action.type) {
		case 'slot pressed':
			return view.name === 'move'
				? moved(state, view.index, action.slot)
				: opened({ ...state, done: null }, action.slot)
		case 'cursor moved':
			return { ...state, cursor: action.slot, focus: { on: 'slot' } }
		case 'event opened':
			return openedEvent({ ...state, done: null }, action.index)
		case 'another wanted':
			return { ...state, view: { name: 'kinds', slot: action.slot }, focus: { on: 'heading' } }
		case 'kind chosen':
			return view.name === 'kinds' ? added(state, action.kind, view.slot) : state
		case 'resized':
			return resized(state, () => action.to)
		case 'move wanted':
			return view.name === 'event'
				? { ...state, view: { name: 'move', index: view.index }, focus: { on: 'slot' } }
				: state
		case 'shortened':
			return resized(state, (event) => ({ hours: shorterLengths(event)[0] ?? event.hours }))
		case 'removed':
			return 'index' in view
				? { ...withEvent(state, view.index, action.how, undefined), ...toResult() }
				: state
		case 'cost changed':
			return changed(state, {
				...plan,
				costs: { ...plan.costs, [action.kind]: steppedCost(plan, action.kind, action.by) },
			})
		case 'start changed': {
			const start = Math.min(100, Math.max(0, plan.start + action.by))
			return changed(state, { ...plan, start })
		}
		case 'idea wanted':
			return { ...state, idea: state.done ? 0 : state.idea + 1, done: null }
		case 'changes made':
			return withIdea(state, action.changes)
		case 'plan replaced':
			return { ...changed(state, action.plan), ...toResult() }
		case 'link opened':
			return openedLink(state, action.read)
		case 'link error dismissed':
			return { ...state, linkError: null, focus: { on: 'heading' } }
		case 'undone':
			return undone(state)
		case 'closed':
			return { ...state, view: { name: 'result' }, focus: { on: 'slot' } }
		default:
			return state
	}
}

export function viewedEvent({ plan, view }: Planner): PlannedEvent | undefined {
	return 'index' in view ? plan.events[view.index] : undefined
}

/** The square that the view is about; undefined for the result. */
export function viewedSlot(state: Planner): Slot | undefined {
	return 'slot' in state.view ? state.view.slot : viewedEvent(state)
}

/** The state with another plan, which can be undone. Ignores an equal plan, which would add an empty undo step. */
function changed(state: Planner, plan: WeekPlan, done: Done | null = null): Planner {
	if (encodeWeek(plan) === encodeWeek(state.plan)) return state
	const past = [...state.past, state.plan].slice(-maxPast)
	return { ...state, plan, past, done, idea: 0, linkError: null }
}

/** The state after a link has been opened. A damaged link leaves the week unchanged. */
function openedLink(state: Planner, read: WeekPlan | LinkError): Planner {
	if (read === 'no week') return state
	return typeof read === 'string'
		? { ...state, view: { name: 'result' }, linkError: read }
		: { ...newPlanner, plan: read }
}

function doneTo(state: Planner, changes: readonly EventChange[], isIdea = false): Done {
	const evenings = forecast(state.plan)
	const day = lowestDay(evenings)
	return { changes, isIdea, was: { day, level: evenings[day]?.level ?? 100 } }
}

function opened(state: Planner, slot: Slot): Planner {
	const inSlot = eventsIn(state.plan, slot)
	const [first] = inSlot
	if (first && inSlot.length === 1) return openedEvent(state, first.index)
	const name = first ? 'events' : 'kinds'
	return { ...state, view: { name, slot }, cursor: slot, focus: { on: 'heading' } }
}

function openedEvent(state: Planner, index: number): Planner {
	const event = state.plan.events[index]
	if (!event) return state
	const cursor = { day: event.day, part: event.part }
	return { ...state, view: { name: 'event', index }, cursor, focus: { on: 'heading' } }
}

/** Adds an event of two hours with a few people, the basis of the costs. */
function added(state: Planner, kind: EventKind, { day, part }: Slot): Planner {
	const { plan } = state
	if (plan.events.length >= maxEvents) return state
	const after: PlannedEvent = { day, part, kind, people: 'few', hours: 2 }
	const done = doneTo(state, [{ how: 'add', after }])
	const next = changed(state, { ...plan, events: [...plan.events, after] }, done)
	return openedEvent(next, plan.events.length)
}

/** The state with a new version of an event, or without the event if the new version is undefined. */
function withEvent(
	state: Planner,
	index: number,
	how: EventChange['how'],
	after: PlannedEvent | undefined,
): Planner {
	const before = state.plan.events[index]
	if (!before) return state
	const events = state.plan.events.toSpliced(index, 1, ...(after ? [after] : []))
	return changed(state, { ...state.plan, events }, doneTo(state, [{ how, before, after }]))
}

function resized(state: Planner, sizeOf: (event: PlannedEvent) => Size): Planner {
	const event = viewedEvent(state)
	return event && 'index' in state.view
		? withEvent(state, state.view.index, 'resize', { ...event, ...sizeOf(event) })
		: state
}

function moved(state: Planner, index: number, { day, part }: Slot): Planner {
	const event = state.plan.events[index]
	if (!event) return state
	return openedEvent(withEvent(state, index, 'move', { ...event, day, part }), index)
}

function withIdea(state: Planner, changes: readonly Change[]): Planner {
	const made = changes.flatMap((change): EventChange[] => {
		const before = state.plan.events[change.index]
		return before ? [{ how: change.how, before, after: changedEvent(before, change) }] : []
	})
	const done = doneTo(state, made, true)
	const next = changed(state, applyChanges(state.plan, changes), done)
	return { ...next, ...toResult() }
}

function undone(state: Planner): Planner {
	const plan = state.past.at(-1)
	if (!plan) return state
	return { ...state, ...toResult(), plan, past: state.past.slice(0, -1), done: null, idea: 0 }
}

/**
 * A cost changed by `by`. It keeps its sign and is never zero: quiet hours restore charge, everything else costs some.
 */
function steppedCost(plan: WeekPlan, kind: EventKind, by: number): number {
	const cost = costOfKind(plan, kind)
	const size = Math.min(costLimits.max, Math.max(1, Math.abs(cost) + by))
	return eventKinds[kind].cost < 0 ? -size : size
}
