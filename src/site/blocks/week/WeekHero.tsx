import { MainCall } from '#site/ui/links/MainCall.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './WeekHero.module.css'
import { WeekTrial } from './WeekTrial.tsx'

export function WeekHero({ title, lede, week, ...call }: BlockProps<'week'>) {
	return (
		<div className="sky">
			<div className={`frame ${styles['words']}`}>
				<h1>{title}</h1>
				<div className={styles['about']}>
					<p className={`lede ${styles['lede']}`}>{lede}</p>
					<MainCall {...call} />
				</div>
			</div>
			<WeekTrial {...week} />
		</div>
	)
}
