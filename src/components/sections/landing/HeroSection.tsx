import { MainCall } from '#components/ui/MainCall.tsx'
import type { Hero } from '#words/schemas/landing.ts'
import styles from './HeroSection.module.css'
import { TryWeekSection } from './TryWeekSection.tsx'

/** The product and an interactive week, as a house front. */
export function HeroSection({ title, lede, week, ...call }: Hero) {
	return (
		<div className={styles['sky']}>
			<div className={`frame ${styles['words']}`}>
				<h1>{title}</h1>
				<div className={styles['about']}>
					<p className={styles['lede']}>{lede}</p>
					<MainCall {...call} />
				</div>
			</div>
			<TryWeekSection {...week} />
		</div>
	)
}
