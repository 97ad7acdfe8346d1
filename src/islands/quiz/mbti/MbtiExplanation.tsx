import { whyLabels } from '#content/quizzes/quiz-labels.ts'
import { mbtiResultLabels as labels } from '#content/quizzes/mbti/result-labels.ts'
import type { AllPairs } from '#content/types/quiz.ts'
import { explainMbti } from '#domain/quiz/explain-mbti.ts'
import { dimensionOf, letterOfAnswer, type MbtiLetter } from '#domain/quiz/mbti.ts'
import type { Answer, AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import { AnswerList } from '#islands/quiz/result/AnswerList.tsx'
import { Neighbours } from '#islands/quiz/result/Neighbours.tsx'
import { ResultExplanation } from '#islands/quiz/result/ResultExplanation.tsx'
import { LetterList } from './LetterList.tsx'

type Props = {
	answers: AnswerSheet
	questions: readonly Question[]
	/** Undefined while the result texts are loading. */
	pairs: AllPairs | undefined
}

/** How the answers led to the letters and the energy profile, and what a few other answers would have changed. */
export function MbtiExplanation({ answers, questions, pairs }: Props) {
	const { letters, energy } = explainMbti(answers)
	return (
		<ResultExplanation title={whyLabels.heading}>
			<h3>{labels.pairsHeading}</h3>
			<LetterList letters={letters} pairs={pairs} />
			<h3>{whyLabels.nearlyHeading}</h3>
			{letters.every(({ closeCall }) => !closeCall) && <p>{labels.noCloseLetters}</p>}
			<Neighbours explanation={energy} sentences={labels.neighbour} />
			<AnswerList questions={questions} answers={answers} letterOf={letterOfQuestion} />
		</ResultExplanation>
	)
}

/** The letter that an answer votes for; undefined for the energy questions, which count points. */
function letterOfQuestion(question: number, answer: Answer): MbtiLetter | undefined {
	const dimension = dimensionOf(question)
	return dimension === 'Energy' ? undefined : letterOfAnswer(dimension, answer)
}
