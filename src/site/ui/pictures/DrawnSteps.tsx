import Cut from '#site/art/steps/cut.svg?react'
import Done from '#site/art/steps/done.svg?react'
import Fasten from '#site/art/steps/fasten.svg?react'
import Slot from '#site/art/steps/slot.svg?react'
import Thread from '#site/art/steps/thread.svg?react'
import type { FC, ReactNode } from 'react'
import type { StepDrawing } from '#cms/reader/schemas/drawings.ts'
import styles from './DrawnSteps.module.css'

/** The drawing of each step: thin lines for card, thick ones for finished parts, grey for light. */
const drawings: Record<StepDrawing, FC> = {
	cut: Cut,
	slot: Slot,
	thread: Thread,
	fasten: Fasten,
	done: Done,
}

type Step = { drawing: StepDrawing; text: ReactNode }

/** Steps in order, each with its drawing above it. */
export function DrawnSteps({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className={styles['steps']}>
			{steps.map(({ drawing, text }, index) => {
				const Drawing = drawings[drawing]
				return (
					<li key={drawing}>
						<Drawing />
						<p className="small">
							<b>{index + 1}.</b> {text}
						</p>
					</li>
				)
			})}
		</ol>
	)
}
