import type { KeyboardEvent, Ref } from 'react'
import { Roof } from '#components/art/Roof.tsx'
import type { QuestionLabels } from '#content/types/quiz-labels.ts'
import { answerOfKey, type Answer, type Question } from '#domain/quiz/quiz.ts'
import { progressPercent, type QuizState } from '#domain/quiz/steps.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import { Options } from './Options.tsx'
import { QuizProgress } from './QuizProgress.tsx'
import styles from './QuestionScreen.module.css'

type Props = {
	state: QuizState
	question: Question
	labels: QuestionLabels
	/** The name of this part of the quiz. */
	caption?: string | undefined
	heading: Ref<HTMLHeadingElement>
	onPick: (question: number, answer: Answer) => void
}

/** One question with its options and the progress below. */
export function QuestionScreen({ state, question, labels, caption, heading, onPick }: Props) {
	const { step, total, answers } = state
	const position = { question: step, total }
	const counter = fillTemplate(labels.counter, position)

	// Only while the focus is inside the question, so that a key meant for something else answers nothing (WCAG 2.1.4).
	function answerByKey(event: KeyboardEvent) {
		const answer = answerOfKey(event.key)
		if (answer === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
			return
		// The rendered step, so that a second key before the next render does not answer the next question.
		onPick(step, answer)
	}

	return (
		<div className={styles['screen']}>
			{/* The keys repeat what its buttons do. */}
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
			<div
				role="group"
				aria-labelledby="question"
				className={`frame ${styles['question']}`}
				onKeyDown={answerByKey}
			>
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
					chosenLabel={labels.chosen}
					onPick={(answer) => onPick(step, answer)}
				/>
			</div>
			<Roof />
			<div className={styles['street']}>
				<div className="frame">
					<QuizProgress
						step={step}
						total={total}
						percent={progressPercent(state)}
						label={labels.progress}
						counter={counter}
					/>
				</div>
			</div>
			<div className={styles['plinth']}>
				<p className={`frame ${styles['count']}`}>
					<span>{counter}</span>
					<span className={`small ${styles['keys']}`}>{labels.keysHint}</span>
				</p>
			</div>
			<p className="visually-hidden" role="status">
				{fillTemplate(labels.announce, position)}
			</p>
		</div>
	)
}
