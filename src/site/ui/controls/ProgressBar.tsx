import styles from './ProgressBar.module.css'

type Props = {
	/** "Question 4 of 12" */
	label: string
	/** 0 to 100. */
	percent: number
}

/** A labelled progress bar. */
export function ProgressBar({ label, percent }: Props) {
	return (
		<div
			className={styles['bar']}
			role="progressbar"
			aria-label={label}
			aria-valuenow={Math.round(percent)}
			aria-valuemin={0}
			aria-valuemax={100}
		>
			<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
				<path fill="var(--blind)" d="M0 0H100V8H0z" />
				<rect fill="var(--lamp)" width={percent} height="8" />
			</svg>
		</div>
	)
}
