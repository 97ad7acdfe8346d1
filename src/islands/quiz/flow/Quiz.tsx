import { Activity, useCallback, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import type { Failure, QuizIntro, ScriptNotice } from '#content/types.ts'
import type { AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import { finishedSheet, type Milestone } from '#domain/quiz/steps.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { AfterFrame } from '#islands/quiz/result/AfterFrame.tsx'
import { afterFrame, useLastFrame } from './frame.ts'
import { Intro } from './Intro.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { useQuiz } from './useQuiz.ts'

/** What the page hands to either test. */
export type QuizProps = {
	intro: QuizIntro
	questions: readonly Question[]
	failure: Failure
	notLoaded: ScriptNotice
	picture?: ReactNode
	/** What stands below the intro and the result. */
	children?: ReactNode
}

/** A finished run, as its result is told. */
export type Run = {
	answers: AnswerSheet
	questions: readonly Question[]
	heading: Ref<HTMLHeadingElement>
}

type Props = QuizProps & {
	/** What the part of the test around a question is called. */
	captionOf?: (question: number) => string
	/** Called once for each run that starts, and once for each that ends. */
	onMilestone: (reached: Milestone, answers: AnswerSheet) => void
	renderResult: (run: Run) => ReactNode
}

/** Intro, questions, result: one screen at a time, with the focus on its heading. */
export function Quiz({ failure, ...screens }: Props) {
	return (
		<IslandBoundary failure={failure}>
			<Screens {...screens} />
		</IslandBoundary>
	)
}

function Screens({ questions, onMilestone, captionOf, ...rest }: Omit<Props, 'failure'>) {
	const quiz = useQuiz(questions.length, (reached, { answers }) => onMilestone(reached, answers))
	const { step, total } = quiz.state
	// To make a screen or take one away takes longer than to hide it. So the first question is made ready
	// while the intro is read, and the intro goes after the frame that answers the tap. The last pick's own
	// frame lights its window; the result, of which there is more to make, comes with the next.
	const stage = step === 0 ? 'intro' : step <= total ? 'questions' : 'result'
	const painted = useLastFrame(stage)
	const shown = stage === 'result' && painted === 'questions' ? total : step
	const answers = shown > total ? finishedSheet(quiz.state) : undefined
	const heading = useFocusOn(shown)
	const asked = Math.min(Math.max(1, shown), total)
	const question = questions[asked - 1]
	return (
		<>
			{question && !answers && (
				<Activity mode={asked === shown ? 'visible' : 'hidden'}>
					<QuestionScreen
						state={{ ...quiz.state, step: asked }}
						question={question}
						caption={captionOf?.(asked)}
						heading={heading}
						onPick={quiz.pick}
					/>
				</Activity>
			)}
			{answers && (
				<>
					{rest.renderResult({ answers, questions, heading })}
					<AfterFrame>{rest.children}</AfterFrame>
				</>
			)}
			{(stage === 'intro' || painted === 'intro') && (
				<div hidden={stage !== 'intro'}>
					<Intro
						words={rest.intro}
						notLoaded={rest.notLoaded}
						picture={rest.picture}
						heading={heading}
						onStart={quiz.start}
					>
						{rest.children}
					</Intro>
				</div>
			)}
		</>
	)
}

/** Moves the focus to the heading of each new step; not to the first one, which is just a page. */
function useFocusOn(step: number): Ref<HTMLHeadingElement> {
	const heading = useRef<HTMLHeadingElement>(null)
	const shown = useRef(step)
	useLayoutEffect(() => {
		if (shown.current === step) return
		shown.current = step
		scrollTo({ top: 0, behavior: 'instant' })
		// Moving the focus takes a fifth of the time that a tap may.
		afterFrame(() => heading.current?.focus({ preventScroll: true }))
	}, [step])
	// The screen that was left is taken away after the next one has come: its heading is not the last.
	return useCallback((found: HTMLHeadingElement | null) => {
		if (found) heading.current = found
	}, [])
}
