import { isAnswer, type Answer, type AnswerSheet } from './quiz.ts'

/**
 * A visitor's progress in a quiz. Step 0 is the intro, steps 1 to `total` are the questions, step `total + 1` is the
 * result.
 */
export type QuizState = {
	/** The number of questions. */
	readonly total: number
	readonly step: number
	readonly answers: AnswerSheet
	/** The number of starts. */
	readonly run: number
	/** Whether this run has shown its result, even if the visitor has gone back since. */
	readonly completed: boolean
}

export type QuizEvent =
	| { readonly type: 'started' }
	/**
	 * A pick names the question that the visitor saw. A second tap that arrives after the quiz has advanced names the
	 * old question and is dropped, so that it cannot answer an unseen one.
	 */
	| { readonly type: 'picked'; readonly question: number; readonly answer: Answer }
	/** The browser went back or forward to the history entry of a step. */
	| { readonly type: 'went to step'; readonly step: number }

/** Transitions reported to analytics, each once per run. */
export type Milestone = 'started' | 'completed'

/**
 * A quiz before its first start.
 *
 * @param total the number of questions
 *
 * @example
 * newQuiz(12) // { total: 12, step: 0, answers: [], run: 0, completed: false }
 */
export function newQuiz(total: number): QuizState {
	return { total, step: 0, answers: [], run: 0, completed: false }
}

/**
 * The quiz reducer. Returns the same object for an event that is invalid in a state, so that React does not render
 * again.
 *
 * @example
 * const started = nextState(newQuiz(12), { type: 'started' }) // step 1
 * nextState(started, { type: 'picked', question: 1, answer: 2 }) // step 2, answers [2]
 * nextState(started, { type: 'picked', question: 2, answer: 2 }) // step 1: question 2 is not shown
 */
export function nextState(state: QuizState, event: QuizEvent): QuizState {
	if (event.type === 'started') return start(state)
	if (event.type === 'picked') return pick(state, event.question, event.answer)
	return goTo(state, event.step)
}

/**
 * The milestone that a transition reaches for the first time in its run. Going back from the result and answering the
 * last question again completes the same run, so it is not reported again.
 *
 * @example
 * milestone(newQuiz(12), nextState(newQuiz(12), { type: 'started' })) // 'started'
 */
export function milestone(before: QuizState, after: QuizState): Milestone | undefined {
	if (after.run > before.run) return 'started'
	if (after.completed && !before.completed) return 'completed'
	return undefined
}

/**
 * The highest permitted step: the first unanswered question, or the result once all are answered. Before the first
 * start, it is the intro.
 *
 * @example
 * furthestStep({ total: 12, step: 1, answers: [0, 2], run: 1, completed: false }) // 3
 */
export function furthestStep({ run, answers }: QuizState): number {
	return run === 0 ? 0 : answers.length + 1
}

/**
 * The progress bar's value: step over total, in whole percent. On the step of the result it is 100.
 *
 * @example
 * progressPercent({ ...newQuiz(12), step: 3 }) // 25
 */
export function progressPercent({ step, total }: QuizState): number {
	return Math.round((Math.min(step, total) / total) * 100)
}

/**
 * The complete sheet if the result is shown, else undefined.
 *
 * @example
 * const sheet = finishedSheet(state)
 * if (sheet) scoreIntrovert(sheet)
 */
export function finishedSheet({ step, total, answers }: QuizState): AnswerSheet | undefined {
	return step > total && answers.length === total ? answers : undefined
}

function start(state: QuizState): QuizState {
	// A second click on a start button that is about to disappear must not start a second run.
	if (state.step !== 0) return state
	return { ...state, step: 1, answers: [], run: state.run + 1, completed: false }
}

function pick(state: QuizState, question: number, answer: Answer): QuizState {
	const { step, total } = state
	if (question !== step || step < 1 || step > total || !isAnswer(answer)) return state
	const answers = [...state.answers.slice(0, step - 1), answer, ...state.answers.slice(step)]
	return { ...state, step: step + 1, answers, completed: state.completed || step === total }
}

function goTo(state: QuizState, wanted: number): QuizState {
	if (!Number.isInteger(wanted)) return state
	const step = Math.max(0, Math.min(wanted, furthestStep(state)))
	return step === state.step ? state : { ...state, step }
}
