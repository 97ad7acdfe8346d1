import { FrontDoor } from '#components/art/FrontDoor.tsx'
import { RegionalFront } from '#components/art/fronts/RegionalFront.tsx'
import { Roof } from '#components/art/Roof.tsx'
import { SashWindow } from '#components/art/SashWindow.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'
import type { CountryFront, CountryPage } from '#words/schemas/country.ts'
import styles from './RegionalHouse.module.css'

type Props = CountryFront & { country: CountryPage['flag'] }

/** A week as a house front, with two windows typical of the country. */
export function RegionalHouse({ country, label, days, caption }: Props) {
	const lowest = Math.min(...days.map(({ level }) => level))
	return (
		<div>
			<Roof />
			<div className={styles['front']}>
				<div className={`frame ${styles['row']}`}>
					<ul className={styles['days']} aria-label={label}>
						{days.map(({ name, level, forecast, silhouette }) => (
							<li key={name}>
								<svg viewBox="0 0 120 224" aria-hidden="true">
									<SashWindow level={level} forecast={forecast}>
										<Silhouette name={silhouette} />
									</SashWindow>
								</svg>
								<span className={level === lowest ? styles['low'] : undefined}>
									{name} <b>{level}</b>
								</span>
							</li>
						))}
					</ul>
					<div className={styles['regional']}>
						<RegionalFront country={country} />
					</div>
					<div className={styles['door']}>
						<FrontDoor />
					</div>
				</div>
				<div className={styles['plinth']}>
					<p className="frame small">{caption}</p>
				</div>
			</div>
		</div>
	)
}
