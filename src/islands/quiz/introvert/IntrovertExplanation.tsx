import { introvertResultLabels as labels } from '#content/quizzes/introvert/result-labels.ts'
import { whyLabels } from '#content/quizzes/quiz-labels.ts'
import { explainIntrovert } from '#domain/quiz/explain-introvert.ts'
import type { AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import { AnswerList } from '#islands/quiz/result/AnswerList.tsx'
import { Neighbours } from '#islands/quiz/result/Neighbours.tsx'
import { ResultExplanation } from '#islands/quiz/result/ResultExplanation.tsx'

type Props = { answers: AnswerSheet; questions: readonly Question[] }

/** How the sum of the answers led to the type, and what a few other answers would have changed. */
export function IntrovertExplanation({ answers, questions }: Props) {
	const explanation = explainIntrovert(answers)
	return (
		<ResultExplanation title={whyLabels.heading}>
			<p>{labels.sum(explanation.total, explanation.outOf)}</p>
			<h3>{whyLabels.nearlyHeading}</h3>
			<Neighbours explanation={explanation} sentences={labels.neighbour} />
			<AnswerList questions={questions} answers={answers} />
		</ResultExplanation>
	)
}
