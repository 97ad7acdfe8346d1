import styles from './Stepper.module.css'

type Props = {
	/** The name of the number, for screen readers. */
	label: string
	/** The displayed number, with its sign. */
	value: string
	less: string
	more: string
	onStep: (by: 1 | -1) => void
}

export function Stepper({ label, value, less, more, onStep }: Props) {
	return (
		<span className={styles['stepper']}>
			<button type="button" aria-label={less} data-scripted onClick={() => onStep(-1)}>
				<Sign path="M5 12h14" />
			</button>
			<output aria-label={label}>{value}</output>
			<button type="button" aria-label={more} data-scripted onClick={() => onStep(1)}>
				<Sign path="M12 5v14M5 12h14" />
			</button>
		</span>
	)
}

function Sign({ path }: { path: string }) {
	return (
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path d={path} stroke="currentColor" strokeWidth="1.5" />
		</svg>
	)
}
