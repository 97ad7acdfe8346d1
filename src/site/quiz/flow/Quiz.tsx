import type { ReactNode, Ref } from 'react'
import type { Failure, ScriptNotice } from '#cms/reader/schemas/page.ts'
import type { QuizIntro, QuizShared } from '#site/quiz/quiz.schema.ts'
import type { Site } from '#site/quiz/quiz-site.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { AnswerSheet, Question } from '#site/quiz/rules/quiz.ts'
import { finishedSheet, type Milestone } from '#site/quiz/rules/steps.ts'
import { IslandBoundary } from '#site/island/IslandBoundary.tsx'
import { readPageWords } from '#site/quiz/page-words.ts'
import { useHeadingFocus } from '#site/island/useHeadingFocus.ts'
import { IntroScreen } from './IntroScreen.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { useQuiz } from './useQuiz.ts'

/**
 * The words that both quizzes (MBTI and introvert) need once they have started. The page holds them as JSON below the
 * island.
 */
type QuizWords = {
	readonly questions: readonly Question[]
	/** Words shared by both tests. */
	readonly shared: QuizShared
}

type ResultSlots = {
	site: Site
	leadForm?: ReactNode
	/** Advice for people in danger. */
	care?: ReactNode
	/** The limitations of the test, and its sources. */
	notes?: ReactNode
}

export type QuizProps = ResultSlots & {
	intro: QuizIntro
	language: PageLanguage
	failure: Failure
	notLoaded: ScriptNotice
	maker?: ReactNode
}

/** `Labels` are the words of one of the two tests. */
export type FinishedQuiz<Labels = object> = QuizWords &
	Labels &
	ResultSlots & {
		language: PageLanguage
		answers: AnswerSheet
		heading: Ref<HTMLHeadingElement>
	}

type Props<Labels> = QuizProps & {
	/** The number of questions. */
	total: number
	captionOf?: (question: number, words: Labels) => string
	/** Called once when a run starts and once when it is completed. */
	onMilestone: (reached: Milestone, answers: AnswerSheet) => void
	renderResult: (quiz: FinishedQuiz<Labels>) => ReactNode
}

/** Shows one screen at a time (intro, questions, result) and moves the focus to its heading. */
export function Quiz<Labels>({ failure, ...props }: Props<Labels>) {
	return (
		<IslandBoundary failure={failure}>
			<CurrentScreen<Labels> {...props} />
		</IslandBoundary>
	)
}

function CurrentScreen<Labels>(props: Omit<Props<Labels>, 'failure'>) {
	const { total, onMilestone, captionOf, renderResult, intro, notLoaded, maker, ...rest } = props
	const { state, start, pick } = useQuiz(total, onMilestone)
	const heading = useHeadingFocus(state.step)
	if (state.step > 0) {
		// The page and this script come from the same release.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		const words = readPageWords() as QuizWords & Labels
		const { questions, shared } = words
		const answers = finishedSheet(state)
		const question = questions[state.step - 1]
		if (answers) return renderResult({ ...words, ...rest, answers, heading })
		if (question)
			return (
				<QuestionScreen
					state={state}
					question={question}
					questions={questions}
					labels={shared.question}
					language={rest.language}
					caption={captionOf?.(state.step, words)}
					heading={heading}
					onPick={pick}
				/>
			)
	}
	return <IntroScreen words={intro} {...{ notLoaded, maker, total, heading }} onStart={start} />
}
