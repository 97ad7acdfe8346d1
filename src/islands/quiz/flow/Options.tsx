import { useEffect, useRef, type MouseEvent } from 'react'
import { questionLabels } from '#content/quizzes/labels.ts'
import { allAnswers, optionLetters, type Answer, type Question } from '#domain/quiz/quiz.ts'
import styles from './Options.module.css'

type Props = {
	options: Question['options']
	/** The answer from an earlier visit to this question. */
	chosen: Answer | undefined
	onPick: (answer: Answer) => void
}

/** Four lettered rows. One tap is the answer; a row chosen before has its window lit. */
export function Options({ options, chosen, onPick }: Props) {
	const isPainted = useRef(false)
	useEffect(() => {
		const frame = requestAnimationFrame(() => setTimeout(() => (isPainted.current = true)))
		return () => cancelAnimationFrame(frame)
	}, [])
	const pick = ({ nativeEvent: tap }: MouseEvent, answer: Answer) => {
		// The second click of a double click lands on a question that nobody has read yet. Fingers
		// that go on in one place are counted as double taps too, so theirs only has to be painted.
		const isTouch = 'pointerType' in tap && tap.pointerType === 'touch'
		const isMeant = isTouch ? isPainted.current : tap.detail <= 1
		if (isMeant) onPick(answer)
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
						{answer === chosen && <em className="small"> {questionLabels.chosen}</em>}
					</button>
				</li>
			))}
		</ol>
	)
}
