import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	canBePaused,
	goesOnByItself,
	letterEvents,
	type LetterEvent,
	letterStateAfter,
	type LetterState,
	letterStates,
	pauseReasons,
	runningStates,
	sendingStates,
	statesBefore,
} from './letter-state.ts'

const steps = fc.array(
	fc.record({ event: fc.constantFrom(...letterEvents), isFirstFiftyOut: fc.boolean() }),
)

/** Impossible events change nothing. */
function statesOf(
	events: readonly { readonly event: LetterEvent; readonly isFirstFiftyOut: boolean }[],
): readonly LetterState[] {
	const states: LetterState[] = ['draft']
	for (const { event, isFirstFiftyOut } of events) {
		const state = states.at(-1) ?? 'draft'
		states.push(letterStateAfter(state, event, isFirstFiftyOut) ?? state)
	}
	return states
}

function stateBefore(
	states: readonly LetterState[],
	wanted: readonly LetterState[],
): LetterState | null {
	const first = states.findIndex((state) => wanted.includes(state))
	return states[first - 1] ?? null
}

test('a letter goes out only after it was confirmed and the time for taking it back has passed', () => {
	fc.assert(
		fc.property(steps, (events) => {
			const before = stateBefore(statesOf(events), [...sendingStates, 'paused'])
			expect(['scheduled', null]).toContain(before)
		}),
	)
})

test('most recipients get an unscheduled letter only after the owner resumes it from a pause', () => {
	fc.assert(
		fc.property(steps, (events) => {
			const untimed = events.filter(({ event }) => event !== 'begin-without-first-fifty')
			// A finished letter has reached everyone it could, and can be sent again to recipients whose email was refused.
			const before = stateBefore(statesOf(untimed), ['sending'])
			expect(['paused', 'finished', null]).toContain(before)
		}),
	)
})

test('a stopped letter never changes again, and a sent letter is never a draft again', () => {
	const ends: Partial<Record<LetterState, readonly LetterState[]>> = {
		stopped: ['stopped'],
		'first-fifty': letterStates.filter((state) => state !== 'draft' && state !== 'scheduled'),
	}
	fc.assert(
		fc.property(steps, (events) => {
			const states = statesOf(events)
			for (const [index, state] of states.entries()) {
				const possible = ends[state] ?? letterStates
				expect(states.slice(index).filter((each) => !possible.includes(each))).toEqual([])
			}
		}),
	)
})

test.each(['pause', 'stop'] as const)(
	'the owner can %s a letter at any time during sending',
	(event) => {
		for (const state of sendingStates) expect(letterStateAfter(state, event)).not.toBeNull()
	},
)

test('after a database is restored, every letter that was being sent is a draft or paused', () => {
	for (const state of runningStates) {
		expect(['draft', 'paused']).toContain(letterStateAfter(state, 'restore'))
	}
})

test('a letter that is resumed before its first 50 emails have all been sent continues with these 50', () => {
	expect(letterStateAfter('paused', 'resume', false)).toBe('first-fifty')
	expect(letterStateAfter('paused', 'resume', true)).toBe('sending')
})

test('the states listed for an event are exactly those in which the event is allowed', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...letterStates),
			fc.constantFrom(...letterEvents),
			(state, event) => {
				expect(statesBefore(event).includes(state)).toBe(letterStateAfter(state, event) !== null)
			},
		),
	)
})

test('a letter can be paused while it is being sent or during a pause that ends by itself, but not during a pause that waits for the owner', () => {
	for (const state of sendingStates) expect(canBePaused({ state, pause_reason: null })).toBe(true)
	const ofOwner = pauseReasons.filter((reason) =>
		canBePaused({ state: 'paused', pause_reason: reason }),
	)
	expect(ofOwner).toEqual(['sender-limit'])
	for (const state of ['draft', 'scheduled', 'stopped', 'finished'] as const) {
		expect(canBePaused({ state, pause_reason: null })).toBe(false)
	}
})

test('a paused letter can be stopped before its first 50 emails have been sent, and can be resumed once they have been sent', () => {
	expect(letterStateAfter('paused', 'stop', false)).toBe('stopped')
	expect(letterStateAfter('paused', 'resume')).toBe('sending')
})

test('a letter paused at a sending limit resumes automatically, but a stopped letter does not', () => {
	expect(goesOnByItself({ state: 'paused', pause_reason: 'sender-limit' })).toBe(true)
	expect(goesOnByItself({ state: 'stopped', pause_reason: 'sender-limit' })).toBe(false)
})

test('a step of a series cannot be confirmed or stopped on its own, and waits for the owner or the mail provider like other letters', () => {
	expect(letterEvents.filter((event) => letterStateAfter('series', event) === 'draft')).toEqual([])
	expect(letterStateAfter('series', 'stop')).toBeNull()
	expect(letterStateAfter('series', 'confirm')).toBeNull()
	expect(goesOnByItself({ state: 'series', pause_reason: 'sender-limit' })).toBe(true)
	expect(goesOnByItself({ state: 'series', pause_reason: 'refusals' })).toBe(false)
})
