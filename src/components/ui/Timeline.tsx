import { MiniWindow } from '#components/art/MiniWindow.tsx'
import type { Moment } from '#content/types/article.ts'
import styles from './Timeline.module.css'

/** The moments of a day: time, battery level and what happened. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
	return (
		<ol className={styles['cord']}>
			{moments.map((moment) => (
				<li key={moment.time}>
					<time>{moment.time}</time>
					<MiniWindow level={moment.level} />
					<div>
						<span>{moment.level}%</span> <b>{moment.title}</b>
						<p className="small">{moment.text}</p>
					</div>
				</li>
			))}
		</ol>
	)
}
