import type { MbtiLabels } from '#words/schemas/quiz.ts'
import styles from './EnergyScale.module.css'

type Props = { score: number; ends: MbtiLabels['energyScale'] }

/** The energy score as one lit pane in a row, because a filled bar would mean charge. The text states the score. */
export function EnergyScale({ score, ends }: Props) {
	const panes = Array.from({ length: 24 }, (_, index) => `M${10 * index + 1.5} 1.5h7v17h-7z`)
	const lit = panes[Math.max(0, score - 1)]
	return (
		<div className={styles['scale']} aria-hidden="true">
			<svg viewBox="0 0 240 20">
				<path fill="var(--blind)" stroke="var(--ink)" strokeWidth="1.2" d={panes.join('')} />
				<path fill="var(--lamp)" stroke="var(--ink)" strokeWidth="1.2" d={lit} />
			</svg>
			<span>{ends.from}</span>
			<span>{ends.to}</span>
		</div>
	)
}
