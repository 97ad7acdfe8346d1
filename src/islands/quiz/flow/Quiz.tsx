import { useDeferredValue, type ReactNode, type Ref } from 'react'
import type { ScriptNotice } from '#content/types/page.ts'
import type { QuizIntro } from '#content/types/quiz.ts'
import type { QuizLabels } from '#content/types/quiz-labels.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import { finishedSheet, type Milestone } from '#domain/quiz/steps.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { useHeadingFocus } from '#islands/useHeadingFocus.ts'
import { Intro } from './Intro.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { useQuiz } from './useQuiz.ts'

/** Props that the page passes to both quizzes. */
export type QuizProps = {
	intro: QuizIntro
	questions: readonly Question[]
	/** The words that both tests share. */
	shared: QuizLabels
	language: Language
	notLoaded: ScriptNotice
	picture?: ReactNode
	maker?: ReactNode
	/** Rendered below the intro and below the result. */
	children?: ReactNode
}

/** A finished quiz, passed to the result. */
export type FinishedQuiz = Pick<QuizProps, 'shared' | 'language'> & {
	answers: AnswerSheet
	questions: readonly Question[]
	heading: Ref<HTMLHeadingElement>
	/** False in the first frame, so that the name of the result appears without waiting for the details. */
	showsDetails: boolean
}

type Props = QuizProps & {
	/** The name of the part that a question belongs to. */
	captionOf?: (question: number) => string
	/** Called once when a run starts and once when it is completed. */
	onMilestone: (reached: Milestone, answers: AnswerSheet) => void
	renderResult: (quiz: FinishedQuiz) => ReactNode
}

/** Shows one screen at a time (intro, questions, result) and moves the focus to its heading. */
export function Quiz(props: Props) {
	return (
		<IslandBoundary failure={props.shared.failure}>
			<CurrentScreen {...props} />
		</IslandBoundary>
	)
}

function CurrentScreen({ questions, onMilestone, captionOf, ...rest }: Props) {
	const { shared, language } = rest
	const { state, start, pick } = useQuiz(questions.length, onMilestone)
	const heading = useHeadingFocus(state.step)
	const question = questions[state.step - 1]
	const answers = finishedSheet(state)
	if (answers)
		return (
			<Result render={rest.renderResult} {...{ answers, questions, heading, shared, language }}>
				{rest.children}
			</Result>
		)
	if (question)
		return (
			<QuestionScreen
				state={state}
				question={question}
				labels={shared.question}
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
			maker={rest.maker}
			heading={heading}
			onStart={start}
		>
			{rest.children}
		</Intro>
	)
}

type ResultProps = Omit<FinishedQuiz, 'showsDetails'> & {
	render: Props['renderResult']
	children: ReactNode
}

function Result({ render, children, ...quiz }: ResultProps) {
	const showsDetails = useDeferredValue(true, false)
	return (
		<>
			{render({ ...quiz, showsDetails })}
			{showsDetails && children}
		</>
	)
}
