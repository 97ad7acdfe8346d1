import { useDeferredValue, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import type { Failure, ScriptNotice } from '#content/types/page.ts'
import type { QuizIntro } from '#content/types/quiz.ts'
import type { AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import { finishedSheet, type Milestone } from '#domain/quiz/steps.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
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
	/** The name comes with the first frame; the rest, of which there is more to render, with the next. */
	isWhole: boolean
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
	const { state, start, pick } = useQuiz(questions.length, onMilestone)
	const heading = useFocusOn(state.step)
	const question = questions[state.step - 1]
	const answers = finishedSheet(state)
	if (answers)
		return (
			<Result render={rest.renderResult} {...{ answers, questions, heading }}>
				{rest.children}
			</Result>
		)
	if (question)
		return (
			<QuestionScreen
				state={state}
				question={question}
				caption={captionOf?.(state.step)}
				heading={heading}
				onPick={pick}
			/>
		)
	return (
		<Intro
			words={rest.intro}
			notLoaded={rest.notLoaded}
			picture={rest.picture}
			heading={heading}
			onStart={start}
		>
			{rest.children}
		</Intro>
	)
}

type ResultProps = Omit<Run, 'isWhole'> & { render: Props['renderResult']; children: ReactNode }

function Result({ render, children, ...run }: ResultProps) {
	const isWhole = useDeferredValue(true, false)
	return (
		<>
			{render({ ...run, isWhole })}
			{isWhole && children}
		</>
	)
}

/** Moves the focus to the heading of each new step; not to the first one, which is just a page. */
function useFocusOn(step: number): Ref<HTMLHeadingElement> {
	const heading = useRef<HTMLHeadingElement>(null)
	const focused = useRef(step)
	useLayoutEffect(() => {
		if (focused.current === step) return
		focused.current = step
		scrollTo({ top: 0, behavior: 'instant' })
		heading.current?.focus({ preventScroll: true })
	}, [step])
	return heading
}
