import { mbtiResultLabels as labels } from '#content/quizzes/mbti/result-labels.ts'
import styles from './EnergyScale.module.css'

/** The energy score on a scale. Decorative: the text above states the score. */
export function EnergyScale({ score }: { score: number }) {
	return (
		<div className={styles['scale']} aria-hidden="true">
			<svg viewBox="-1 0 26 2" preserveAspectRatio="none">
				<path fill="var(--blind)" d="M-1 0H25V2H-1z" />
				<rect fill="var(--lamp)" x={score - 1} width="2" height="2" />
			</svg>
			<span>{labels.energyScale.from}</span>
			<span>{labels.energyScale.to}</span>
		</div>
	)
}
