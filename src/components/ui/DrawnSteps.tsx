import { PinStep } from '#components/art/PinStep.tsx'
import type { ReactNode } from 'react'
import type { StepDrawing } from '#words/schemas/drawings.ts'
import styles from './DrawnSteps.module.css'

type Step = { drawing: StepDrawing; text: ReactNode }

/** Steps in order, each with its drawing above it. */
export function DrawnSteps({ steps }: { steps: readonly Step[] }) {
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
