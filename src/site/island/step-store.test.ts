import { expect, test, vi } from 'vitest'
import { createStepStore, type StepRules } from './step-store.ts'

type State = { readonly step: number; readonly note: string }
type Event = Partial<State>

/** Creates a store whose events are changes to its state, and lists the store's calls to the history. */
function begin(rules: Partial<StepRules<State, Event>> = {}, onState = (_state: State) => {}) {
	const calls: unknown[][] = []
	const told = (how: string) => (_state: unknown, _title: string, address?: string) =>
		void calls.push([how, store.current().step, address])
	vi.stubGlobal('history', { pushState: told('push'), replaceState: told('replace') })
	const store = createStepStore<State, Event>(
		{
			initial: { step: 0, note: '' },
			reduce: (state, { step = state.step, note = state.note }) =>
				step === state.step && note === state.note ? state : { step, note },
			...rules,
		},
		onState,
	)
	return { store, calls }
}

const withAddress = { addressOf: ({ note }: State) => `/page#${note}` }

test('moving to another step adds a history entry with the address of the new state', () => {
	const { store, calls } = begin(withAddress)
	store.dispatch({ step: 1, note: 'a' })
	expect(store.current()).toEqual({ step: 1, note: 'a' })
	expect(calls).toEqual([['push', 1, '/page#a']])
})

test('a change of address on the same step replaces the address of the current history entry', () => {
	const { store, calls } = begin(withAddress)
	store.dispatch({ note: 'a' })
	expect(calls).toEqual([['replace', 0, '/page#a']])
})

test('in a store without addresses, a change on the same step leaves the history unchanged', () => {
	const { store, calls } = begin()
	store.dispatch({ note: 'a' })
	store.dispatch({ step: 1 })
	expect(calls).toEqual([['push', 1, undefined]])
})

test('an invalid event changes nothing and is not reported', () => {
	const changes: unknown[] = []
	const onChange = (...change: unknown[]) => changes.push(change)
	const { store, calls } = begin({ onChange }, (state) => changes.push(state))
	store.dispatch({ step: 0 })
	expect([calls, changes]).toEqual([[], []])
})

test('each change is reported once, with the state before and after it', () => {
	const changes: unknown[] = []
	const { store } = begin({ onChange: (before, after) => changes.push([before.step, after.step]) })
	store.dispatch({ step: 1 })
	// Two events before a render: the second starts from the result of the first.
	store.dispatch({ step: 2 })
	expect(changes).toEqual([
		[0, 1],
		[1, 2],
	])
})

test('a step shown by Back or Forward adds no history entry and is not reported', () => {
	const changes: unknown[] = []
	const { store, calls } = begin({ ...withAddress, onChange: () => changes.push('reported') })
	store.show({ step: 3, note: 'a' })
	expect(store.current()).toEqual({ step: 3, note: 'a' })
	expect([calls, changes]).toEqual([[], []])
})

test('markEntry keeps the address of a history entry, and restoreAddress replaces it with the address of the state', () => {
	const { store, calls } = begin(withAddress)
	store.show({ step: 2, note: 'a' })
	store.markEntry()
	store.restoreAddress()
	expect(calls).toEqual([
		['replace', 2, undefined],
		['replace', 2, '/page#a'],
	])
})

test('each new state is passed to the listener', () => {
	const seen: number[] = []
	const { store } = begin({}, ({ step }) => seen.push(step))
	store.show({ step: 1 })
	store.dispatch({ step: 2 })
	expect(seen).toEqual([1, 2])
})
