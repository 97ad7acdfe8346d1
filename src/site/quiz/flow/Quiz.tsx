import { useDeferredValue, type ReactNode, type Ref } from 'react'
import type { Failure, ScriptNotice } from '#cms/reader/schemas/page.ts'
import type { QuizIntro } from '#site/quiz/quiz.schema.ts'
import type { QuizShared } from '#site/quiz/quiz.schema.ts'
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
export type QuizWords = {
	readonly questions: readonly Question[]
	/** Words shared by both tests. */
	readonly shared: QuizShared
}

export type QuizProps = {
	intro: QuizIntro
	language: PageLanguage
	failure: Failure
	notLoaded: ScriptNotice
	maker?: ReactNode
}

export type FinishedQuiz = QuizWords & {
	language: PageLanguage
	answers: AnswerSheet
	heading: Ref<HTMLHeadingElement>
	/** False in the first frame of the result, so that the name of the result appears before the details. */
	showsDetails: boolean
}

type Props<Words extends QuizWords> = QuizProps & {
	/** The number of questions. */
	total: number
	captionOf?: (question: number, words: Words) => string
	/** Called once when a run starts and once when it is completed. */
	onMilestone: (reached: Milestone, answers: AnswerSheet) => void
	renderResult: (quiz: FinishedQuiz, words: Words) => ReactNode
}

/** Shows one screen at a time (intro, questions, result) and moves the focus to its heading. */
export function Quiz<Words extends QuizWords>({ failure, ...props }: Props<Words>) {
	return (
		<IslandBoundary failure={failure}>
			<CurrentScreen<Words> {...props} />
		</IslandBoundary>
	)
}

function CurrentScreen<Words extends QuizWords>(props: Omit<Props<Words>, 'failure'>) {
	const { total, onMilestone, captionOf, renderResult, ...rest } = props
	const { state, start, pick } = useQuiz(total, onMilestone)
	const heading = useHeadingFocus(state.step)
	if (state.step > 0) {
		// The page and this script come from the same release.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		const words = readPageWords() as Words
		const { questions, shared } = words
		const answers = finishedSheet(state)
		const question = questions[state.step - 1]
		if (answers) {
			const quiz = { answers, questions, heading, shared, language: rest.language }
			return <Result render={(details) => renderResult({ ...quiz, ...details }, words)} />
		}
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
	return (
		<IntroScreen
			words={rest.intro}
			notLoaded={rest.notLoaded}
			maker={rest.maker}
			total={total}
			heading={heading}
			onStart={start}
		/>
	)
}

type ResultProps = { render: (details: Pick<FinishedQuiz, 'showsDetails'>) => ReactNode }

function Result({ render }: ResultProps) {
	return render({ showsDetails: useDeferredValue(true, false) })
}
