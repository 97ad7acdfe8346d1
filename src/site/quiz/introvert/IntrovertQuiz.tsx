import { track } from '#features/counts/rules/track.ts'
import type { IntrovertLabels, IntrovertResults } from '#site/quiz/quiz.schema.ts'
import { introvertQuestionCount, scoreIntrovert } from '#site/quiz/rules/introvert.ts'
import type { AnswerSheet } from '#site/quiz/rules/quiz.ts'
import type { Milestone } from '#site/quiz/rules/steps.ts'
import { Quiz, type QuizProps, type QuizWords } from '#site/quiz/flow/Quiz.tsx'
import type { ResultSlots } from '#site/quiz/result/ResultPage.tsx'
import { IntrovertResult } from './IntrovertResult.tsx'

type Words = QuizWords & {
	readonly results: IntrovertResults
	readonly labels: IntrovertLabels
}

type Props = QuizProps & ResultSlots

export function IntrovertQuiz({ site, leadForm, care, notes, ...quiz }: Props) {
	return (
		<Quiz<Words>
			{...quiz}
			total={introvertQuestionCount}
			onMilestone={trackMilestone}
			renderResult={(finished, { results, labels }) => (
				<IntrovertResult {...finished} {...{ results, labels, site, leadForm, care, notes }} />
			)}
		/>
	)
}

function trackMilestone(reached: Milestone, answers: AnswerSheet): void {
	if (reached === 'started') return track({ name: 'introvert_test_started' }, globalThis)
	const { totalScore, type } = scoreIntrovert(answers)
	const params = { total_score: totalScore, introvert_type: type }
	track({ name: 'introvert_test_completed', params }, globalThis)
}
