import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { MbtiLabels } from '#words/schemas/quiz.ts'
import { explainMbti } from '#domain/quiz/explain-mbti.ts'
import { dimensionOf, letterOfAnswer, type MbtiLetter } from '#domain/quiz/mbti.ts'
import type { Answer } from '#domain/quiz/quiz.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { AnswerList } from '#islands/quiz/result/AnswerList.tsx'
import { Neighbours } from '#islands/quiz/result/Neighbours.tsx'
import { ResultExplanation } from '#islands/quiz/result/ResultExplanation.tsx'

type Props = Pick<FinishedQuiz, 'answers' | 'questions' | 'shared' | 'language'> & {
	labels: MbtiLabels
}

/** The effect of a few other answers, and the answers one by one. */
export function MbtiExplanation({ answers, questions, labels, ...rest }: Props) {
	const { letters, energy } = explainMbti(answers)
	const { why } = rest.shared
	return (
		<ResultExplanation title={why.sectionHeading}>
			<Disclosure summary={why.nearlyHeading}>
				{letters.every(({ closeCall }) => !closeCall) && <p>{labels.noCloseLetters}</p>}
				<Neighbours
					explanation={energy}
					names={labels.profiles}
					sentences={labels.neighbour}
					why={why}
					language={rest.language}
				/>
			</Disclosure>
			<AnswerList
				questions={questions}
				answers={answers}
				labels={why}
				language={rest.language}
				letterOf={letterOfQuestion}
			/>
		</ResultExplanation>
	)
}

/** The letter that an answer votes for; undefined for the energy questions, which count points. */
function letterOfQuestion(question: number, answer: Answer): MbtiLetter | undefined {
	const dimension = dimensionOf(question)
	return dimension === 'Energy' ? undefined : letterOfAnswer(dimension, answer)
}
