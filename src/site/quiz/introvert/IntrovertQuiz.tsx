import { track } from '#features/counts/rules/track.ts'
import { introvertQuestionCount, scoreIntrovert } from '#site/quiz/rules/introvert.ts'
import type { AnswerSheet } from '#site/quiz/rules/quiz.ts'
import type { Milestone } from '#site/quiz/rules/steps.ts'
import { Quiz, type QuizProps } from '#site/quiz/flow/Quiz.tsx'
import { IntrovertResult, type IntrovertWords } from './IntrovertResult.tsx'

export function IntrovertQuiz(quiz: QuizProps) {
	return (
		<Quiz<IntrovertWords>
			{...quiz}
			total={introvertQuestionCount}
			onMilestone={trackMilestone}
			renderResult={(finished) => <IntrovertResult {...finished} />}
		/>
	)
}

function trackMilestone(reached: Milestone, answers: AnswerSheet): void {
	if (reached === 'started') return track({ name: 'introvert_test_started' }, globalThis)
	const { totalScore, type } = scoreIntrovert(answers)
	const params = { total_score: totalScore, introvert_type: type }
	track({ name: 'introvert_test_completed', params }, globalThis)
}
