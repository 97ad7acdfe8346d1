import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allAnswers, isAnswer, type Answer } from './quiz.ts'
import {
	finishedSheet,
	furthestStep,
	milestone,
	newQuiz,
	nextState,
	progressPercent,
	type QuizEvent,
	type QuizState,
} from './steps.ts'

const started: QuizEvent = { type: 'started' }
const picked = (question: number, answer: Answer = 1): QuizEvent => ({
	type: 'picked',
	question,
	answer,
})
const wentTo = (step: number): QuizEvent => ({ type: 'went to step', step })
const after = (total: number, events: readonly QuizEvent[]): QuizState =>
	events.reduce(nextState, newQuiz(total))
const answeredUpTo = (question: number): QuizEvent[] => [
	started,
	...Array.from({ length: question }, (_, index) => picked(index + 1)),
]

// Includes steps and answers far outside the interface's range, because the reducer must not rely on the interface to
// prevent them.
const wildSteps = fc.oneof(
	fc.integer({ min: -3, max: 30 }),
	fc.constantFrom(Number.NaN, Infinity, -Infinity, 2.5),
)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test is about values that the types forbid
const wildAnswers = fc.constantFrom<unknown>(
	0,
	1,
	2,
	3,
	4,
	-1,
	1.5,
	'2',
	null,
) as fc.Arbitrary<Answer>
const wildEvents = fc.array(
	fc.oneof(
		{ weight: 1, arbitrary: fc.constant(started) },
		{ weight: 6, arbitrary: fc.tuple(wildSteps, wildAnswers).map(([q, a]) => picked(q, a)) },
		{ weight: 2, arbitrary: wildSteps.map(wentTo) },
	),
	{ maxLength: 200 },
)
/** Events of a visitor who answers the shown question, with Back, Forward and double taps in between. */
const eagerMoves = fc.array(
	fc.record({
		move: fc.constantFrom('answer', 'answer', 'answer', 'tap twice', 'back', 'forward'),
		answer: fc.constantFrom(...allAnswers),
	}),
	{ maxLength: 120 },
)

test('a quiz begins at the intro, without answers', () => {
	expect(newQuiz(12)).toEqual({ total: 12, step: 0, answers: [], run: 0, completed: false })
})

test('starting shows question 1 and clears the answers', () => {
	const again = after(12, [...answeredUpTo(5), wentTo(0), started])
	expect(again).toMatchObject({ step: 1, answers: [], run: 2, completed: false })
})

test('a second start right after the first changes nothing', () => {
	const once = after(12, [started])
	expect(nextState(once, started)).toBe(once)
})

test('a pick stores the answer and shows the next question', () => {
	expect(after(12, [started, picked(1, 3)])).toMatchObject({ step: 2, answers: [3] })
})

test('the twelfth pick shows the result', () => {
	const done = after(12, answeredUpTo(12))
	expect(done).toMatchObject({ step: 13, completed: true })
	expect(finishedSheet(done)).toHaveLength(12)
})

test('a double tap on a question answers only this question and leaves the next question unanswered', () => {
	expect(after(12, [started, picked(1, 0), picked(1, 0)])).toMatchObject({ step: 2, answers: [0] })
})

test('a pick on the result changes nothing', () => {
	const done = after(12, answeredUpTo(12))
	expect(nextState(done, picked(13))).toBe(done)
	expect(nextState(done, picked(12))).toBe(done)
})

test('a pick on the intro changes nothing', () => {
	expect(after(12, [picked(0), picked(1)])).toEqual(newQuiz(12))
})

test('Back shows the previous question with its answer kept', () => {
	expect(after(12, [...answeredUpTo(4), wentTo(4)])).toMatchObject({
		step: 4,
		answers: [1, 1, 1, 1],
	})
})

test('answering again after Back replaces that answer and keeps the later ones', () => {
	const state = after(12, [...answeredUpTo(4), wentTo(2), picked(2, 3)])
	expect(state).toMatchObject({ step: 3, answers: [1, 3, 1, 1] })
})

test('Back from question 1 leads to the intro, and Forward returns to question 1', () => {
	expect(after(12, [started, wentTo(0)]).step).toBe(0)
	expect(after(12, [started, wentTo(0), wentTo(1)]).step).toBe(1)
})

test('Forward stops at the first question without an answer', () => {
	expect(after(12, [...answeredUpTo(3), wentTo(9)]).step).toBe(4)
	expect(after(12, [...answeredUpTo(3), wentTo(13)]).step).toBe(4)
})

test('a history entry from before a reload does not start the quiz', () => {
	expect(after(12, [wentTo(5)])).toEqual(newQuiz(12))
})

test('a history entry beyond the result shows the result', () => {
	expect(after(12, [...answeredUpTo(12), wentTo(99)]).step).toBe(13)
})

test('the start and the completion of a run are each reported only once', () => {
	const back = [wentTo(11), picked(11, 0), picked(12, 0), wentTo(0), wentTo(13)]
	const moves = [...answeredUpTo(12), ...back]
	const seen: unknown[] = []
	moves.reduce((state, event) => {
		const next = nextState(state, event)
		seen.push(milestone(state, next))
		return next
	}, newQuiz(12))
	expect(seen.filter(Boolean)).toEqual(['started', 'completed'])
})

test('the start and the completion of a second run are reported again', () => {
	const twice = [...answeredUpTo(2), wentTo(0), ...answeredUpTo(2)]
	const seen: unknown[] = []
	twice.reduce((state, event) => {
		const next = nextState(state, event)
		seen.push(milestone(state, next))
		return next
	}, newQuiz(2))
	expect(seen.filter(Boolean)).toEqual(['started', 'completed', 'started', 'completed'])
})

test.each([
	[0, 0],
	[1, 8],
	[3, 25],
	[12, 100],
	[13, 100],
])('at step %i of 12 the bar shows %i percent', (step, percent) => {
	expect(progressPercent({ ...newQuiz(12), step })).toBe(percent)
})

test('every sequence of events leads to a valid step', () => {
	fc.assert(
		fc.property(fc.constantFrom(1, 12, 24), wildEvents, (total, events) => {
			let state = newQuiz(total)
			for (const event of events) {
				state = nextState(state, event)
				expect(Number.isInteger(state.step)).toBe(true)
				expect(state.step).toBeGreaterThanOrEqual(0)
				expect(state.step).toBeLessThanOrEqual(total + 1)
				expect(state.step).toBeLessThanOrEqual(furthestStep(state))
				expect(state.answers.length).toBeLessThanOrEqual(total)
				expect(state.answers.every(isAnswer)).toBe(true)
				expect(state.total).toBe(total)
			}
		}),
	)
})

test('the result is shown if and only if every question has an answer', () => {
	fc.assert(
		fc.property(wildEvents, (events) => {
			const state = after(3, events)
			expect(finishedSheet(state) !== undefined).toBe(state.step === 4)
			expect(state.step === 4 && state.answers.length !== 3).toBe(false)
			expect(state.completed).toBe(state.answers.length === 3)
		}),
		{ numRuns: 500 },
	)
})

test('no mix of taps and history events answers a question that was never shown', () => {
	fc.assert(
		fc.property(fc.constantFrom(1, 12, 24), eagerMoves, (total, moves) => {
			let state = nextState(newQuiz(total), started)
			const shown = new Set([state.step])
			for (const { move, answer } of moves) {
				const { step } = state
				const events =
					{
						answer: [picked(step, answer)],
						'tap twice': [picked(step, answer), picked(step, answer)],
						back: [wentTo(step - 1)],
						forward: [wentTo(step + 1)],
					}[move] ?? []
				// Both taps of a double tap arrive before the next question is painted.
				state = events.reduce(nextState, state)
				expect(state.step).toBeLessThanOrEqual(step + 1)
				shown.add(state.step)
				for (let question = 1; question <= state.answers.length; question++)
					expect(shown.has(question), `question ${question} was shown`).toBe(true)
			}
		}),
	)
})

test('a pick changes at most one answer, and moving through the history changes none', () => {
	fc.assert(
		fc.property(wildEvents, (events) => {
			let state = newQuiz(12)
			for (const event of events) {
				const next = nextState(state, event)
				const kept = next.answers.filter((answer, index) => answer === state.answers[index])
				const mayChange = { started: 0, picked: 1, 'went to step': 0 }[event.type]
				expect(next.answers.length - kept.length).toBeLessThanOrEqual(mayChange)
				expect(event.type !== 'went to step' || next.answers === state.answers).toBe(true)
				state = next
			}
		}),
	)
})
