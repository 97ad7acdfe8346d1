import { mbtiCaptions } from '#content/quizzes/mbti/labels.ts'
import { track } from '#domain/analytics/track.ts'
import { dimensionOf, mbtiQuestionCount, scoreMbti } from '#domain/quiz/mbti.ts'
import type { AnswerSheet } from '#domain/quiz/quiz.ts'
import type { Milestone } from '#domain/quiz/steps.ts'
import { Quiz, type QuizProps } from '#islands/quiz/flow/Quiz.tsx'
import { MbtiResult, type MbtiResultProps } from './MbtiResult.tsx'
import { useResultWords } from './useResultWords.ts'

type Props = QuizProps &
	Omit<MbtiResultProps, 'words'> & {
		/** Where the words about the sixteen types are. */
		wordsAddress: string
	}

/** The MBTI test: sixteen questions for four letters, eight for the energy profile. */
export function MbtiQuiz({ wordsAddress, product, site, leadForm, ...quiz }: Props) {
	const words = useResultWords(wordsAddress)
	return (
		<Quiz
			{...quiz}
			captionOf={captionOf}
			onMilestone={report}
			renderResult={(run) => <MbtiResult {...run} {...{ words, product, site, leadForm }} />}
		/>
	)
}

function captionOf(question: number): string {
	return mbtiCaptions[dimensionOf(question) === 'Energy' ? 'energy' : 'letters']
}

function report(reached: Milestone, answers: AnswerSheet): void {
	if (reached === 'started') return track({ name: 'mbti_test_started' }, globalThis)
	const { type, energyProfile } = scoreMbti(answers)
	const params = {
		total_questions: mbtiQuestionCount,
		result_type: type,
		energy_profile: energyProfile,
	} as const
	track({ name: 'mbti_test_completed', params }, globalThis)
}
