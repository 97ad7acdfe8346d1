import { useEffect, useRef, type MouseEvent } from 'react'
import { allAnswers, optionLetters, type Answer, type Question } from '#domain/quiz/quiz.ts'
import styles from './Options.module.css'

type Props = {
	options: Question['options']
	/** The answer given earlier, when the visitor has come back to this question. */
	chosen: Answer | undefined
	/** Announced with the answer given earlier. */
	chosenLabel: string
	onPick: (answer: Answer) => void
}

/** The four options of a question. One click answers; an option chosen earlier is marked. */
export function Options({ options, chosen, chosenLabel, onPick }: Props) {
	const isPainted = useRef(false)
	useEffect(() => {
		const frame = requestAnimationFrame(() => setTimeout(() => (isPainted.current = true)))
		return () => cancelAnimationFrame(frame)
	}, [])
	const pick = ({ nativeEvent: click }: MouseEvent, answer: Answer) => {
		// The second click of a double click hits the next question before it has been read. Quick taps in one
		// place count as double clicks too, so for touch it is enough that the question has been painted.
		const isTouch = 'pointerType' in click && click.pointerType === 'touch'
		const isIntended = isTouch ? isPainted.current : click.detail <= 1
		if (isIntended) onPick(answer)
	}
	return (
		<ol className={styles['options']} aria-labelledby="question">
			{allAnswers.map((answer) => (
				<li key={answer}>
					<button
						type="button"
						className={answer === chosen ? styles['chosen'] : undefined}
						onClick={(event) => pick(event, answer)}
					>
						<b>{optionLetters[answer]}</b> <span>{options[answer]}</span>
						{answer === chosen && <em className="small"> {chosenLabel}</em>}
					</button>
				</li>
			))}
		</ol>
	)
}
