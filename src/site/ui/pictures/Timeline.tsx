import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import type { ReactNode } from 'react'
import styles from './Timeline.module.css'

type Props = {
	/** Moments of a day, or steps without a time. */
	moments: readonly {
		readonly time?: string
		/** The remaining level, in percent. */
		readonly level: number
		readonly title: string
		readonly text: ReactNode
	}[]
	/** Follows each level: a percent sign, preceded by a space in some languages. */
	unit?: string | undefined
}

export function Timeline({ moments, unit = '%' }: Props) {
	return (
		<ol className={styles['timeline']}>
			{[...moments.entries()].map(([order, { time, level, title, text }]) => (
				<li key={order}>
					{/* No <time> element, because the time of an example day has no machine-readable form. */}
					{time && <span className={styles['time']}>{time}</span>}
					<MiniWindow level={level} />
					<div>
						{time && (
							<span>
								{level}
								{unit}
							</span>
						)}{' '}
						<b>{title}</b>
						<p className="small">{text}</p>
					</div>
				</li>
			))}
		</ol>
	)
}
