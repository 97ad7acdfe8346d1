import type { ReactNode } from 'react'
import { mbtiCaptions } from '#content/quizzes/mbti/labels.ts'
import type { Failure, QuizIntro } from '#content/types.ts'
import { track } from '#domain/analytics/track.ts'
import { dimensionOf, mbtiQuestionCount, scoreMbti } from '#domain/quiz/mbti.ts'
import type { AnswerSheet, Question } from '#domain/quiz/quiz.ts'
import type { Milestone } from '#domain/quiz/steps.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { Quiz } from '#islands/quiz/flow/Quiz.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { MbtiResult } from './MbtiResult.tsx'
import { useResultWords } from './useResultWords.ts'

type Props = {
	intro: QuizIntro
	questions: readonly Question[]
	/** Where the words about the sixteen types are. */
	wordsAddress: string
	/** The main product site. */
	product: string
	site: Site
	failure: Failure
	picture?: ReactNode
	/** The optional form for an e-mail address, on the result. */
	leadForm?: ReactNode
	children?: ReactNode
}

/** The MBTI test: sixteen questions for four letters, eight for the energy profile. */
export function MbtiQuiz({ failure, wordsAddress, product, site, leadForm, ...quiz }: Props) {
	const words = useResultWords(wordsAddress)
	return (
		<IslandBoundary failure={failure}>
			<Quiz
				intro={quiz.intro}
				picture={quiz.picture}
				questions={quiz.questions}
				captionOf={captionOf}
				onMilestone={report}
				renderResult={(answers, heading) => (
					<MbtiResult
						answers={answers}
						heading={heading}
						questions={quiz.questions}
						words={words}
						product={product}
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
