import type { MbtiLabels } from '#site/quiz/quiz.schema.ts'
import { track } from '#features/counts/rules/track.ts'
import { dimensionOf, mbtiQuestionCount, scoreMbti } from '#site/quiz/rules/mbti.ts'
import type { AnswerSheet } from '#site/quiz/rules/quiz.ts'
import type { Milestone } from '#site/quiz/rules/steps.ts'
import { Quiz, type QuizProps, type QuizWords } from '#site/quiz/flow/Quiz.tsx'
import type { ResultSlots } from '#site/quiz/result/ResultPage.tsx'
import { MbtiResult } from './MbtiResult.tsx'
import { useResultWords } from './useResultWords.ts'

type Words = QuizWords & { readonly labels: MbtiLabels }

type Props = QuizProps & ResultSlots & { product: string }

export function MbtiQuiz({ product, site, leadForm, care, notes, ...quiz }: Props) {
	const words = useResultWords(quiz.language)
	return (
		<Quiz<Words>
			{...quiz}
			total={mbtiQuestionCount}
			captionOf={(question, { labels }) =>
				labels.captions[dimensionOf(question) === 'Energy' ? 'energy' : 'letters']
			}
			onMilestone={trackMilestone}
			renderResult={(finished, { labels }) => (
				<MbtiResult {...finished} {...{ words, labels, product, site, leadForm, care, notes }} />
			)}
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
