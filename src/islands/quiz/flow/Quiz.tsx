import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import type { QuizIntro } from '#content/types.ts'
import type { AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import { finishedSheet, type Milestone } from '#domain/quiz/steps.ts'
import { Intro } from './Intro.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { useQuiz } from './useQuiz.ts'

type Props = {
	intro: QuizIntro
	picture: ReactNode
	questions: readonly Question[]
	/** What the part of the test around a question is called. */
	captionOf?: (question: number) => string
	/** Called once for each run that starts, and once for each that ends. */
	onMilestone: (reached: Milestone, answers: AnswerSheet) => void
	renderResult: (answers: AnswerSheet, heading: Ref<HTMLHeadingElement>) => ReactNode
	/** What stands below the intro and the result. */
	children: ReactNode
}

/** Intro, questions, result: one screen at a time, with the focus on its heading. */
export function Quiz({ questions, onMilestone, captionOf, renderResult, ...rest }: Props) {
	const quiz = useQuiz(questions.length, (reached, { answers }) => onMilestone(reached, answers))
	const { step } = quiz.state
	const heading = useFocusOn(step)
	const question = questions[step - 1]
	const sheet = finishedSheet(quiz.state)
	if (question)
		return (
			<QuestionScreen
				state={quiz.state}
				question={question}
				caption={captionOf?.(step)}
				heading={heading}
				onPick={quiz.pick}
			/>
		)
	if (sheet)
		return (
			<>
				{renderResult(sheet, heading)}
				{rest.children}
			</>
		)
	return (
		<Intro words={rest.intro} picture={rest.picture} heading={heading} onStart={quiz.start}>
			{rest.children}
		</Intro>
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
		heading.current?.focus({ preventScroll: true })
	}, [step])
	return heading
}
