import type { Answer, AnswerSheet } from '#site/quiz/rules/quiz.ts'
import {
	milestone,
	newQuiz,
	nextState,
	type Milestone,
	type QuizEvent,
	type QuizState,
} from '#site/quiz/rules/steps.ts'
import { useSteps } from '#site/island/useSteps.ts'

type OnMilestone = (reached: Milestone, answers: AnswerSheet) => void

/** Whether the page has already opened a test. If a test is opened again, after a failure, it starts with its intro. */
let hasOpened = false

export function useQuiz(total: number, onMilestone: OnMilestone) {
	const [state, { dispatch }] = useSteps<QuizState, QuizEvent>(
		() => ({
			initial: newQuiz(total),
			reduce: nextState,
			onChange: (before, after) => {
				const reached = milestone(before, after)
				if (reached) onMilestone(reached, after.answers)
			},
		}),
		(store) => ({
			onOpen: () => {
				store.markEntry()
				// The visitor clicked the start button before this script had loaded; see site/scripts/queue-early-start.ts.
				const isEarly = !hasOpened && 'started' in document.documentElement.dataset
				hasOpened = true
				if (isEarly) store.dispatch({ type: 'started' })
			},
			onEntry: (step) => {
				if (step === undefined) store.markEntry()
				else store.show({ type: 'went to step', step })
			},
		}),
	)

	return {
		state,
		start: () => dispatch({ type: 'started' }),
		pick: (question: number, answer: Answer) => dispatch({ type: 'picked', question, answer }),
	}
}
