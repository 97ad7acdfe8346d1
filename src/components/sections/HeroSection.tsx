import { FrontDoor } from '#components/art/FrontDoor.tsx'
import { Roof } from '#components/art/Roof.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'
import { SashWindow } from '#components/art/SashWindow.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Claims } from '#components/ui/Claims.tsx'
import type { Day, Hero } from '#content/types/landing.ts'
import styles from './HeroSection.module.css'

/** The headline, and a week drawn as a house front: blinds show the forecast, light the remaining energy. */
export function HeroSection({ title, lede, action, terms, week, claims }: Hero) {
	return (
		<div className={styles['sky']}>
			<div className={`frame ${styles['words']}`}>
				<h1>{title}</h1>
				<div className={styles['lede']}>
					<p>{lede}</p>
					<div>
						<ButtonLink href={action.href}>{action.label}</ButtonLink>
						<span className="small">{terms}</span>
						<Claims claims={claims} className={styles['claims']} />
					</div>
				</div>
			</div>
			<Roof />
			<div className={styles['facade']}>
				<ul className={`frame ${styles['week']}`} aria-label={week.label} data-settle>
					{week.days.map((day) => (
						<WeekDay key={day.name} {...day} forecastWord={week.forecastWord} />
					))}
					<li aria-hidden="true">
						<FrontDoor />
					</li>
				</ul>
				<div className={styles['plinth']}>
					<p className="frame small">{week.caption}</p>
				</div>
			</div>
		</div>
	)
}

function WeekDay({
	name,
	forecast,
	level,
	silhouette,
	forecastWord,
}: Day & { forecastWord: string }) {
	return (
		<li>
			<svg viewBox="0 0 120 224" aria-hidden="true">
				<SashWindow level={level} forecast={forecast}>
					<Silhouette name={silhouette} />
				</SashWindow>
			</svg>
			<span className={level < 20 ? styles['low'] : undefined}>
				{name}{' '}
				<b>
					{level}
					<span className="visually-hidden">
						, {forecastWord} {forecast}
					</span>
				</b>
			</span>
		</li>
	)
}
