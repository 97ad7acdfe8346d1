import type { ReactNode } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './ResultPanel.module.css'

type Props = PanelProps & { undo: ReactNode; refusal: ReactNode }

/** A week without any cost: how to start. */
export function EmptyResult({ dispatch, words, heading, undo, refusal }: Props) {
	const { empty } = words.result
	return (
		<>
			<div className={styles['head']}>
				<p className={styles['kicker']}>{empty.kicker}</p>
				{undo}
			</div>
			<h2 ref={heading} tabIndex={-1} className={styles['title']}>
				{empty.title}
			</h2>
			{refusal}
			<p className={styles['actions']}>
				<Button
					onClick={() => dispatch({ type: 'slot pressed', slot: { day: 3, part: 'evening' } })}
				>
					{empty.start}
				</Button>
			</p>
			<ol className={styles['steps']}>
				{empty.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
		</>
	)
}
