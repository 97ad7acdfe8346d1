import type { IntrovertLabels } from '#site/quiz/quiz.schema.ts'
import { explainIntrovert } from '#site/quiz/rules/explain-introvert.ts'
import type { FinishedQuiz } from '#site/quiz/flow/Quiz.tsx'
import { AnswerList } from '#site/quiz/result/AnswerList.tsx'
import { AdjacentBands } from '#site/quiz/result/AdjacentBands.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'

type Props = Pick<FinishedQuiz, 'answers' | 'questions' | 'shared' | 'language'> & {
	labels: IntrovertLabels
	description: string
}

/** How the sum of the answers led to the type, and the effect of a few other answers. */
export function IntrovertExplanation({ labels, description, shared, ...quiz }: Props) {
	const explanation = explainIntrovert(quiz.answers)
	const { total, outOf } = explanation
	const { why } = shared
	return (
		<>
			<h3>{why.heading}</h3>
			<p>{description}</p>
			<p>{formatMessage(quiz.language, labels.sum, { total, outOf })}</p>
			<h3>{why.nearlyHeading}</h3>
			<AdjacentBands
				explanation={explanation}
				names={labels.types}
				sentences={labels.neighbour}
				why={why}
				language={quiz.language}
			/>
			<AnswerList {...quiz} labels={why} />
		</>
	)
}
