import type { Answer, Question } from '#domain/quiz/quiz.ts'
import { Options } from './Options.tsx'
import { useLitPick } from './useLitPick.ts'
import styles from './SampleQuestion.module.css'

/** The first question of a test, for the screen before it. */
export type Sample = {
	/** "Question 1 of 12" */
	readonly label: string
	readonly question: Question
}

type Props = Sample & { onPick: (answer: Answer) => void }

/** The first question below the intro. Its options are those of the test: picking one starts with that answer. */
export function SampleQuestion({ label, question, onPick }: Props) {
	const [lit, pick] = useLitPick(onPick)
	return (
		// A press before the script has loaded starts the test; see enhance/queue-early-start.ts.
		<figure className={styles['sample']} aria-labelledby="sample-label" data-start>
			<figcaption className="small" id="sample-label">
				{label}
			</figcaption>
			<p id="sample">{question.text}</p>
			<Options
				question={question}
				questions={[question]}
				labelledBy="sample"
				chosen={lit}
				onPick={pick}
			/>
		</figure>
	)
}
