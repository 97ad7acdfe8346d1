import { QuizTerrace } from '#components/art/QuizTerrace.tsx'
import styles from './QuizProgress.module.css'

type Props = {
	step: number
	total: number
	percent: number
	/** The accessible name. */
	label: string
	/** "3 of 12" */
	counter: string
}

/** As many windows as fit side by side on a phone. */
const windowsPerTerrace = 12

/** The progress bar, drawn as terraces with one lit window per answered question. */
export function QuizProgress({ step, total, percent, label, counter }: Props) {
	const terraceStarts = Array.from(
		{ length: total / windowsPerTerrace },
		(_, index) => index * windowsPerTerrace,
	)
	return (
		<div
			className={styles['houses']}
			role="progressbar"
			aria-label={label}
			aria-valuenow={percent}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuetext={counter}
		>
			{terraceStarts.map((first) => (
				<QuizTerrace
					key={first}
					windows={windowsPerTerrace}
					lit={Math.min(windowsPerTerrace, Math.max(0, step - first))}
				/>
			))}
		</div>
	)
}
