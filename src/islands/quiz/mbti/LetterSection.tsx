import { explainMbti } from '#domain/quiz/explain-mbti.ts'
import type { AllPairs } from '#content/types/quiz.ts'
import type { MbtiResultLabels, WhyLabels } from '#content/types/quiz-labels.ts'
import type { AnswerSheet } from '#domain/quiz/quiz.ts'
import { LetterList } from './LetterList.tsx'

type Props = {
	labels: MbtiResultLabels
	why: WhyLabels
	answers: AnswerSheet
	/** Undefined while the result texts are loading. */
	pairs: AllPairs | undefined
}

/** The four letters, each with the answers that decided it and what it means. */
export function LetterSection({ labels, why, answers, pairs }: Props) {
	return (
		<section className="frame section">
			<h2>{labels.pairsHeading}</h2>
			<LetterList labels={labels} why={why} letters={explainMbti(answers).letters} pairs={pairs} />
		</section>
	)
}
