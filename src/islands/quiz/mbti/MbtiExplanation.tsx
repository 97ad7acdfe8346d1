import type { AllPairs } from '#content/types/quiz.ts'
import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'
import { explainMbti } from '#domain/quiz/explain-mbti.ts'
import { dimensionOf, letterOfAnswer, type MbtiLetter } from '#domain/quiz/mbti.ts'
import type { Answer } from '#domain/quiz/quiz.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { AnswerList } from '#islands/quiz/result/AnswerList.tsx'
import { Neighbours } from '#islands/quiz/result/Neighbours.tsx'
import { ResultExplanation } from '#islands/quiz/result/ResultExplanation.tsx'
import { LetterList } from './LetterList.tsx'

type Props = Pick<FinishedQuiz, 'answers' | 'questions' | 'shared' | 'language'> & {
	labels: MbtiResultLabels
	/** Undefined while the result texts are loading. */
	pairs: AllPairs | undefined
}

/** How the answers led to the letters and the energy profile, and what a few other answers would have changed. */
export function MbtiExplanation({ answers, questions, labels, pairs, ...rest }: Props) {
	const { letters, energy } = explainMbti(answers)
	const { why } = rest.shared
	return (
		<ResultExplanation title={why.heading}>
			<h3>{labels.pairsHeading}</h3>
			<LetterList labels={labels} why={why} letters={letters} pairs={pairs} />
			<h3>{why.nearlyHeading}</h3>
			{letters.every(({ closeCall }) => !closeCall) && <p>{labels.noCloseLetters}</p>}
			<Neighbours
				explanation={energy}
				names={labels.profiles}
				sentences={labels.neighbour}
				why={why}
				language={rest.language}
			/>
			<AnswerList
				questions={questions}
				answers={answers}
				labels={why}
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
