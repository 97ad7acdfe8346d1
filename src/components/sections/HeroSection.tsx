import { ButtonLink } from '#components/ui/Button.tsx'
import type { Hero } from '#content/types/landing.ts'
import styles from './HeroSection.module.css'
import { TryWeekSection } from './TryWeekSection.tsx'

/** What the product is, and a week of it to try, as a house front. */
export function HeroSection({ title, lede, action, terms, devices, week }: Hero) {
	return (
		<div className={styles['sky']}>
			<div className={`frame ${styles['words']}`}>
				<h1>{title}</h1>
				<div className={styles['about']}>
					<p className={styles['lede']}>{lede}</p>
					<div className={styles['call']}>
						<ButtonLink href={action.href}>{action.label}</ButtonLink>
						<p className="small">
							<b>{terms}</b> <span>{devices}</span>
						</p>
					</div>
				</div>
			</div>
			<TryWeekSection {...week} />
		</div>
	)
}
