import type { ReactNode } from 'react'

type Props = {
	percent: number
	/** The accessible name. */
	label: string
	/** "3 of 12" */
	counter: string
	className: string | undefined
	/** The drawing: a row of windows, or a plain bar. */
	children: ReactNode
}

/** A question screen contains this progress bar twice, drawn as a house and as a bar; CSS shows one of the two. */
export function QuizProgress({ percent, label, counter, className, children }: Props) {
	return (
		<div
			className={className}
			role="progressbar"
			aria-label={label}
			aria-valuenow={percent}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuetext={counter}
		>
			{children}
		</div>
	)
}
