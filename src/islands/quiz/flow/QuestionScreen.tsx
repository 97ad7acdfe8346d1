import type { Ref } from 'react'
import { Roof } from '#components/art/Roof.tsx'
import { questionLabels } from '#content/quizzes/quiz-labels.ts'
import type { Answer, Question } from '#domain/quiz/quiz.ts'
import { progressPercent, type QuizState } from '#domain/quiz/steps.ts'
import { Options } from './Options.tsx'
import { QuizProgress } from './QuizProgress.tsx'
import styles from './QuestionScreen.module.css'

type Props = {
	state: QuizState
	question: Question
	/** The name of this part of the quiz. */
	caption?: string | undefined
	heading: Ref<HTMLHeadingElement>
	onPick: (question: number, answer: Answer) => void
}

/** One question with its options and the progress below. */
export function QuestionScreen({ state, question, caption, heading, onPick }: Props) {
	const { step, total, answers } = state
	return (
		<div className={styles['screen']}>
			<div className={`frame ${styles['question']}`}>
				<div>
					{caption && <p className={styles['caption']}>{caption}</p>}
					<h1 ref={heading} tabIndex={-1} id="question">
						{question.text}
					</h1>
				</div>
				<Options
					key={step}
					options={question.options}
					chosen={answers[step - 1]}
					onPick={(answer) => onPick(step, answer)}
				/>
			</div>
			<Roof />
			<div className={styles['street']}>
				<div className="frame">
					<QuizProgress step={step} total={total} percent={progressPercent(state)} />
				</div>
			</div>
			<div className={styles['plinth']}>
				<p className={`frame ${styles['count']}`}>
					<span>{questionLabels.counter(step, total)}</span>
					<span className={`small ${styles['keys']}`}>{questionLabels.keysHint}</span>
				</p>
			</div>
			<p className="visually-hidden" role="status">
				{questionLabels.announce(step, total)}
			</p>
		</div>
	)
}
