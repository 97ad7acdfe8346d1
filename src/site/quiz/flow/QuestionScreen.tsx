import type { Ref } from 'react'
import { QuizWindows } from '#site/art/windows/QuizWindows.tsx'
import type { QuestionLabels } from '#site/quiz/quiz.schema.ts'
import type { Answer, Question } from '#site/quiz/rules/quiz.ts'
import { progressPercent, type QuizState } from '#site/quiz/rules/steps.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { QuestionPane } from './QuestionPane.tsx'
import { QuizProgress } from './QuizProgress.tsx'
import front from './QuizFront.module.css'
import styles from './QuestionScreen.module.css'

type Props = {
	state: QuizState
	question: Question
	questions: readonly Question[]
	labels: QuestionLabels
	language: PageLanguage
	/** The name of this part of the quiz. */
	caption?: string | undefined
	heading: Ref<HTMLHeadingElement>
	onPick: (question: number, answer: Answer) => void
}

export function QuestionScreen({ state, question, labels, language, ...screen }: Props) {
	const { caption, onPick, ...props } = screen
	const { step, total, answers } = state
	const position = { question: step, total }
	const counter = formatMessage(language, labels.counter, position)
	const percent = progressPercent(state)
	const progress = { percent, label: labels.progress, counter } as const

	return (
		<div className={styles['screen']}>
			<QuestionPane
				key={step}
				{...props}
				question={question}
				chosen={answers[step - 1]}
				chosenLabel={labels.chosen}
				// Passes the rendered step, so that a second key before the next render does not answer the next question.
				onPick={(answer) => onPick(step, answer)}
			>
				<p className={`row ${styles['count']}`}>
					<span>{counter}</span>
					{caption && <span>{caption}</span>}
				</p>
				<QuizProgress {...progress} className={styles['bar']}>
					<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
						<path fill="var(--lamp)" d={`M0 0H${percent}V1H0z`} />
					</svg>
				</QuizProgress>
			</QuestionPane>
			<div className={`facade ${front['wall']} ${styles['house']}`}>
				<QuizProgress {...progress} className={`frame ${front['windows']}`}>
					<QuizWindows windows={total} lit={step - 1} />
				</QuizProgress>
			</div>
			<div className={styles['plinth']}>
				<p className={`frame small ${styles['keys']}`}>{labels.keysHint}</p>
			</div>
			<p className="visually-hidden" role="status">
				{formatMessage(language, labels.announce, position)}
			</p>
		</div>
	)
}
