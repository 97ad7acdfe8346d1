import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { IntrovertLabels } from '#words/schemas/quiz.ts'
import { explainIntrovert } from '#domain/quiz/explain-introvert.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { AnswerList } from '#islands/quiz/result/AnswerList.tsx'
import { Neighbours } from '#islands/quiz/result/Neighbours.tsx'
import { formatMessage } from '#words/format-message.ts'
import { ResultExplanation } from '#islands/quiz/result/ResultExplanation.tsx'

type Props = Pick<FinishedQuiz, 'answers' | 'questions' | 'shared' | 'language'> & {
	labels: IntrovertLabels
}

/** How the sum of the answers led to the type, and the effect of a few other answers. */
export function IntrovertExplanation({ answers, questions, labels, shared, language }: Props) {
	const explanation = explainIntrovert(answers)
	const { total, outOf } = explanation
	const { why } = shared
	return (
		<ResultExplanation title={why.sectionHeading}>
			<Disclosure summary={why.heading}>
				<p>{formatMessage(language, labels.sum, { total, outOf })}</p>
			</Disclosure>
			<Disclosure summary={why.nearlyHeading}>
				<Neighbours
					explanation={explanation}
					names={labels.types}
					sentences={labels.neighbour}
					why={why}
					language={language}
				/>
			</Disclosure>
			<AnswerList questions={questions} answers={answers} labels={why} language={language} />
		</ResultExplanation>
	)
}
