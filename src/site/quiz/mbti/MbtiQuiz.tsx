import { track } from '#features/counts/rules/track.ts'
import { dimensionOf, mbtiQuestionCount, scoreMbti } from '#site/quiz/rules/mbti.ts'
import type { AnswerSheet } from '#site/quiz/rules/quiz.ts'
import type { Milestone } from '#site/quiz/rules/steps.ts'
import { Quiz, type QuizProps } from '#site/quiz/flow/Quiz.tsx'
import { MbtiResult, type MbtiWords } from './MbtiResult.tsx'
import { useResultWords } from './useResultWords.ts'

type Props = QuizProps & { product: string }

export function MbtiQuiz({ product, ...quiz }: Props) {
	const words = useResultWords(quiz.language)
	return (
		<Quiz<MbtiWords>
			{...quiz}
			total={mbtiQuestionCount}
			captionOf={(question, { labels }) =>
				labels.captions[dimensionOf(question) === 'Energy' ? 'energy' : 'letters']
			}
			onMilestone={trackMilestone}
			renderResult={(finished) => <MbtiResult {...finished} words={words} product={product} />}
		/>
	)
}

function trackMilestone(reached: Milestone, answers: AnswerSheet): void {
	if (reached === 'started') return track({ name: 'mbti_test_started' }, globalThis)
	const { type, energyProfile } = scoreMbti(answers)
	const params = {
		total_questions: mbtiQuestionCount,
		result_type: type,
		energy_profile: energyProfile,
	} as const
	track({ name: 'mbti_test_completed', params }, globalThis)
}
