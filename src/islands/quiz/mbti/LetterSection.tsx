import { explainMbti } from '#domain/quiz/explain-mbti.ts'
import type { LetterPairs } from '#words/schemas/quiz.ts'
import type { MbtiLabels, WhyLabels } from '#words/schemas/quiz.ts'
import type { PageLanguage } from '#domain/pages/languages.ts'
import type { AnswerSheet } from '#domain/quiz/quiz.ts'
import { LetterList } from './LetterList.tsx'

type Props = {
	labels: MbtiLabels
	/** Names an answer that counts for a letter. */
	answer: WhyLabels['answer']
	language: PageLanguage
	answers: AnswerSheet
	/** Undefined while the result texts are loading. */
	pairs: LetterPairs | undefined
}

/** The four letters, each with the decisive answers and its meaning. */
export function LetterSection({ answers, labels, ...props }: Props) {
	return (
		<section className="frame section">
			<h2>{labels.pairsHeading}</h2>
			<LetterList {...props} labels={labels} letters={explainMbti(answers).letters} />
		</section>
	)
}
