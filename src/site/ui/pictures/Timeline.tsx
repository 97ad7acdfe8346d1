import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import type { ReactNode } from 'react'
import type { Moment } from '#cms/reader/schemas/article.ts'
import styles from './Timeline.module.css'

type Props = {
	moments: readonly Moment<ReactNode>[]
	/** Follows each level: a percent sign, preceded by a space in some languages. */
	unit?: string | undefined
}

/** Moments of a day: time, battery level and event. */
export function Timeline({ moments, unit = '%' }: Props) {
	return (
		<ol className={styles['timeline']}>
			{moments.map((moment) => (
				<li key={moment.time}>
					{/* The time of an example day, which has no machine-readable form. */}
					<span className={styles['time']}>{moment.time}</span>
					<MiniWindow level={moment.level} />
					<div>
						<span>
							{moment.level}
							{unit}
						</span>{' '}
						<b>{moment.title}</b>
						<p className="small">{moment.text}</p>
					</div>
				</li>
			))}
		</ol>
	)
}
