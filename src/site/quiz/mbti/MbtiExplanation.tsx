import type { MbtiLabels, MbtiResults } from '#site/quiz/quiz.schema.ts'
import { explainMbti } from '#site/quiz/rules/explain-mbti.ts'
import { dimensionOf, letterOfAnswer, type MbtiLetter } from '#site/quiz/rules/mbti.ts'
import type { Answer } from '#site/quiz/rules/quiz.ts'
import type { FinishedQuiz } from '#site/quiz/flow/Quiz.tsx'
import { AnswerList } from '#site/quiz/result/AnswerList.tsx'
import { AdjacentBands } from '#site/quiz/result/AdjacentBands.tsx'
import { LetterList } from './LetterList.tsx'

type Props = Pick<FinishedQuiz, 'answers' | 'questions' | 'shared' | 'language'> & {
	labels: MbtiLabels
	/** Undefined while the result texts are loading. */
	texts: MbtiResults | undefined
}

/** The four letters with their answers, the effect of a few other answers, and the answers one by one. */
export function MbtiExplanation({ labels, texts, shared, ...quiz }: Props) {
	const { letters, energy } = explainMbti(quiz.answers)
	const { why } = shared
	const { language } = quiz
	return (
		<>
			<h3>{labels.pairsHeading}</h3>
			<LetterList {...{ labels, language, letters }} answer={why.answer} pairs={texts?.pairs} />
			<h3>{why.nearlyHeading}</h3>
			{letters.every(({ closeCall }) => !closeCall) && <p>{labels.noCloseLetters}</p>}
			<AdjacentBands
				explanation={energy}
				names={labels.profiles}
				sentences={labels.neighbour}
				why={why}
				language={language}
			/>
			<AnswerList {...quiz} labels={why} letterOf={letterOfQuestion} />
		</>
	)
}

/** The letter that an answer votes for; undefined for the energy questions, which count points. */
function letterOfQuestion(question: number, answer: Answer): MbtiLetter | undefined {
	const dimension = dimensionOf(question)
	return dimension === 'Energy' ? undefined : letterOfAnswer(dimension, answer)
}
