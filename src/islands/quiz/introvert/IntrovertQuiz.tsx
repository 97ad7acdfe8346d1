import type { ReactNode } from 'react'
import type { IntrovertResultWords } from '#content/quizzes/shapes.ts'
import type { Failure, QuizIntro } from '#content/types.ts'
import { track } from '#domain/analytics/track.ts'
import { scoreIntrovert, type IntrovertType } from '#domain/quiz/introvert.ts'
import type { AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import type { Milestone } from '#domain/quiz/steps.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { Quiz } from '#islands/quiz/flow/Quiz.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { IntrovertResult } from './IntrovertResult.tsx'

type Props = {
	intro: QuizIntro
	questions: readonly Question[]
	results: Readonly<Record<IntrovertType, IntrovertResultWords>>
	site: Site
	failure: Failure
	picture?: ReactNode
	/** The optional form for an e-mail address, on the result. */
	leadForm?: ReactNode
	children?: ReactNode
}

/** The introvert test: twelve questions and one of three results. */
export function IntrovertQuiz({ failure, results, site, leadForm, ...quiz }: Props) {
	return (
		<IslandBoundary failure={failure}>
			<Quiz
				intro={quiz.intro}
				picture={quiz.picture}
				questions={quiz.questions}
				onMilestone={report}
				renderResult={(answers, heading) => (
					<IntrovertResult
						answers={answers}
						heading={heading}
						questions={quiz.questions}
						results={results}
						site={site}
						leadForm={leadForm}
					/>
				)}
			>
				{quiz.children}
			</Quiz>
		</IslandBoundary>
	)
}

function report(reached: Milestone, answers: AnswerSheet): void {
	if (reached === 'started') return track({ name: 'introvert_test_started' }, globalThis)
	const { totalScore, type } = scoreIntrovert(answers)
	const params = { total_score: totalScore, introvert_type: type }
	track({ name: 'introvert_test_completed', params }, globalThis)
}
