import { useEffect, useRef, type MouseEvent } from 'react'
import { allAnswers, optionLetters, type Answer, type Question } from '#site/quiz/rules/quiz.ts'
import { ReservedHeight, reserved } from './ReservedHeight.tsx'
import styles from './Options.module.css'

type Props = {
	question: Question
	/** All questions of the test, because each option is made as high as the longest option in its position. */
	questions: readonly Question[]
	labelledBy: string
	/** The visitor's earlier answer to this question, or the option just picked. */
	chosen: Answer | undefined
	/** The label that screen readers read after the visitor's earlier answer. */
	chosenLabel?: string | undefined
	onPick: (answer: Answer) => void
}

export function Options({ question, questions, labelledBy, chosen, chosenLabel, onPick }: Props) {
	const isPainted = useRef(false)
	useEffect(() => {
		const frame = requestAnimationFrame(() => setTimeout(() => (isPainted.current = true)))
		return () => cancelAnimationFrame(frame)
	}, [])
	const pick = ({ nativeEvent: click }: MouseEvent, answer: Answer) => {
		// The second click of a double click hits the next question before it has been read. Quick taps in one place count
		// as double clicks too, so a tap is accepted as soon as the question has been painted.
		const isTouch = 'pointerType' in click && click.pointerType === 'touch'
		const isIntended = isTouch ? isPainted.current : click.detail <= 1
		if (isIntended) onPick(answer)
	}
	return (
		<ol className={`ruled ${styles['options']}`} aria-labelledby={labelledBy}>
			{allAnswers.map((answer) => (
				<li key={answer}>
					<button
						type="button"
						className={answer === chosen ? styles['chosen'] : undefined}
						onClick={(event) => pick(event, answer)}
					>
						<b>{optionLetters[answer]}</b>{' '}
						<span className={reserved}>
							<span>{question.options[answer]}</span>
							<ReservedHeight
								shown={question.options[answer]}
								texts={questions.map(({ options }) => options[answer])}
							/>
						</span>
						{answer === chosen && chosenLabel && (
							<em className="visually-hidden"> {chosenLabel}</em>
						)}
					</button>
				</li>
			))}
		</ol>
	)
}
