import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'
import styles from './EnergyScale.module.css'

type Props = { score: number; ends: MbtiResultLabels['energyScale'] }

/** The energy score on a scale. Decorative: the text above states the score. */
export function EnergyScale({ score, ends }: Props) {
	return (
		<div className={styles['scale']} aria-hidden="true">
			<svg viewBox="-1 0 26 2" preserveAspectRatio="none">
				<path fill="var(--blind)" d="M-1 0H25V2H-1z" />
				<rect fill="var(--lamp)" x={score - 1} width="2" height="2" />
			</svg>
			<span>{ends.from}</span>
			<span>{ends.to}</span>
		</div>
	)
}
