import DelayedFatigue from '#site/art/figures/delayed-fatigue.svg?react'
import { HundredWindows } from '#site/art/figures/HundredWindows.tsx'
import type { ReactNode } from 'react'
import type { FigureName } from '#cms/reader/schemas/drawings.ts'
import styles from './Figure.module.css'

const drawings: Record<FigureName, React.FC> = {
	delayedFatigue: DelayedFatigue,
	/** Duffy and others 2018: after company, all people felt better except the least extraverted 17 percent. */
	feltBetter: () => <HundredWindows lit={83} />,
	/**
	 * Albulescu and others 2022: breaks have an effect of 0.36 standard deviations, so 64 percent of the people who take
	 * them are above the average of those who do not.
	 */
	shortBreaks: () => <HundredWindows lit={64} />,
}

type Props = {
	name: FigureName
	title: string
	/** The labels of the left and right parts of the drawing. */
	labels: readonly string[]
	/** The source of the numbers. */
	children: ReactNode
}

export function Figure({ name, title, labels, children }: Props) {
	const Drawing = drawings[name]
	return (
		<figure className={`wall ${styles['figure']}`}>
			<p>{title}</p>
			<Drawing />
			<ul className={styles['labels']}>
				{labels.map((label) => (
					<li key={label}>{label}</li>
				))}
			</ul>
			<figcaption className="small">{children}</figcaption>
		</figure>
	)
}
