import { PinStep } from '#components/art/PinStep.tsx'
import type { DrawnStep } from '#words/schemas/printables.ts'
import styles from './DrawnSteps.module.css'

/** Steps in order, each with its drawing above it. */
export function DrawnSteps({ steps }: { steps: readonly DrawnStep[] }) {
	return (
		<ol className={styles['steps']}>
			{steps.map(({ drawing, text }, index) => (
				<li key={drawing}>
					<PinStep name={drawing} />
					<p className="small">
						<b>{index + 1}.</b> {text}
					</p>
				</li>
			))}
		</ol>
	)
}
