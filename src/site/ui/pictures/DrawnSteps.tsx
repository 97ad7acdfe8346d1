import type { ReactNode } from 'react'
import { type Drawing, named } from '#site/art/named.ts'
import type { StepDrawing } from '#cms/reader/schemas/drawings.ts'
import styles from './DrawnSteps.module.css'

/** The drawing of each step: thin lines for cardboard, thick ones for finished parts, grey for light. */
export const drawnSteps = named<StepDrawing>(
	import.meta.glob<Drawing>('../../art/steps/*.svg', {
		query: '?react',
		import: 'default',
		eager: true,
	}),
)

type Step = { drawing: StepDrawing; text: ReactNode }

/** Steps in order, each with its drawing above it. */
export function DrawnSteps({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className={styles['steps']}>
			{steps.map(({ drawing, text }, index) => {
				const Picture = drawnSteps[drawing]
				return (
					<li key={drawing}>
						<Picture />
						<p className="small">
							<b>{index + 1}.</b> {text}
						</p>
					</li>
				)
			})}
		</ol>
	)
}
