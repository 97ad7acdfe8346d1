import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer, AnswerSheet } from '#domain/quiz/quiz.ts'
import {
	milestone,
	newQuiz,
	nextState,
	type Milestone,
	type QuizEvent,
} from '#domain/quiz/steps.ts'
import { pushEntry, replaceEntry, stepOf } from './history.ts'

type OnMilestone = (reached: Milestone, answers: AnswerSheet) => void

/** A test that is tried again after a failure begins with its intro. */
let hasOpened = false

/** The state of a quiz: one reducer for picks and the browser's history. */
export function useQuiz(total: number, onMilestone: OnMilestone) {
	const [state, setState] = useState(() => newQuiz(total))
	const latest = useRef(state)

	// Side effects are here, because strict mode runs effects and updaters twice.
	const dispatch = (event: QuizEvent) => {
		const before = latest.current
		const after = nextState(before, event)
		if (after === before) return
		latest.current = after
		setState(after)
		if (event.type !== 'went to step') pushEntry(after.step)
		const reached = milestone(before, after)
		if (reached) onMilestone(reached, after.answers)
	}

	const onMount = useEffectEvent(() => {
		replaceEntry(latest.current.step)
		history.scrollRestoration = 'manual'
		// A click before this script had loaded; see enhance/queue-early-start.ts.
		const isEarly = !hasOpened && 'started' in document.documentElement.dataset
		hasOpened = true
		if (isEarly) dispatch({ type: 'started' })
	})
	const onPopState = useEffectEvent(({ state: entry }: PopStateEvent) => {
		const step = stepOf(entry)
		if (step === undefined) replaceEntry(latest.current.step)
		else dispatch({ type: 'went to step', step })
	})
	useEffect(() => {
		onMount()
		addEventListener('popstate', onPopState)
		return () => removeEventListener('popstate', onPopState)
	}, [])

	return {
		state,
		/** Starts the test, with an answer to its first question if one is given. */
		start: (answer?: Answer) => {
			dispatch({ type: 'started' })
			if (answer !== undefined) dispatch({ type: 'picked', question: 1, answer })
		},
		pick: (question: number, answer: Answer) => dispatch({ type: 'picked', question, answer }),
	}
}
