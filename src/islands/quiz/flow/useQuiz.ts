import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { answerOfKey, type Answer, type AnswerSheet } from '#domain/quiz/quiz.ts'
import {
	milestone,
	newQuiz,
	nextState,
	type Milestone,
	type QuizEvent,
} from '#domain/quiz/steps.ts'
import { addEntry, markEntry, stepOf } from './history.ts'

type Report = (reached: Milestone, answers: AnswerSheet) => void

/** A quiz in a browser: one reducer, fed by taps, keys and the history. */
export function useQuiz(total: number, report: Report) {
	const [state, setState] = useState(() => newQuiz(total))
	const latest = useRef(state)

	// In the handler and not in an effect or an updater: strict mode runs those twice.
	const send = (event: QuizEvent) => {
		const before = latest.current
		const after = nextState(before, event)
		if (after === before) return
		latest.current = after
		setState(after)
		if (event.type !== 'went to step') addEntry(after.step)
		const reached = milestone(before, after)
		if (reached) report(reached, after.answers)
	}

	const wake = useEffectEvent(() => {
		markEntry(latest.current.step)
		history.scrollRestoration = 'manual'
		// A press that came before this script; see enhance/queue-early-start.ts.
		if ('started' in document.documentElement.dataset) send({ type: 'started' })
	})
	const follow = useEffectEvent(({ state: entry }: PopStateEvent) => {
		const step = stepOf(entry)
		if (step === undefined) markEntry(latest.current.step)
		else send({ type: 'went to step', step })
	})
	const press = useEffectEvent((event: KeyboardEvent) => {
		const answer = answerOfKey(event.key)
		if (answer === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
			return
		// The step that is on the screen: a second key in the same moment must not answer the next one.
		send({ type: 'picked', question: state.step, answer })
	})
	useEffect(() => {
		wake()
		addEventListener('popstate', follow)
		addEventListener('keydown', press)
		return () => {
			removeEventListener('popstate', follow)
			removeEventListener('keydown', press)
		}
	}, [])

	return {
		state,
		start: () => send({ type: 'started' }),
		pick: (question: number, answer: Answer) => send({ type: 'picked', question, answer }),
	}
}
