import { QuizTerrace } from '#components/art/QuizTerrace.tsx'
import { questionLabels } from '#content/quizzes/labels.ts'
import styles from './Progress.module.css'

type Props = { step: number; total: number; percent: number }

/** How many windows stand side by side on a phone. */
const row = 12

/** The street of lit windows is the progress bar: a dozen to a house. */
export function Progress({ step, total, percent }: Props) {
	const houses = Array.from({ length: total / row }, (_, house) => house * row)
	return (
		<div
			className={styles['houses']}
			role="progressbar"
			aria-label={questionLabels.progress}
			aria-valuenow={percent}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuetext={questionLabels.counter(step, total)}
		>
			{houses.map((first) => (
				<QuizTerrace key={first} windows={row} lit={Math.min(row, Math.max(0, step - first))} />
			))}
		</div>
	)
}
