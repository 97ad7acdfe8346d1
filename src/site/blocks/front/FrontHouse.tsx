import FrontDoor from '#site/art/objects/front-door.svg?react'
import { RegionalFront } from '#site/art/fronts/RegionalFront.tsx'
import PersonAtDoor from '#site/art/objects/person-at-door.svg?react'
import { Roof } from '#site/art/windows/Roof.tsx'
import { things } from '#site/art/things/things.ts'
import { Announcement } from '#site/blocks/week/Announcement.tsx'
import { DayWindow } from '#site/blocks/week/DayWindow.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { MovableEvening } from './MovableEvening.tsx'
import styles from './FrontHouse.module.css'

type Props = BlockProps<'front'>['front']

const thursday = 3

/** Monday's forecast as a house front, with two windows typical of the country, and an evening that can be moved. */
export function FrontHouse({ country, label, days, caption, movesTo, ...front }: Props) {
	const Thing = things[country]
	return (
		<div className={styles['house']} data-week>
			<div className={styles['roof']}>
				<Roof />
			</div>
			<div className="facade">
				<div className={`frame pair ${styles['row']}`}>
					<div className={styles['week']}>
						<ul className={styles['days']} aria-label={label}>
							{days.map((each, day) => (
								<li key={each.name} data-day={day}>
									<DayWindow {...each} />
								</li>
							))}
						</ul>
						<div className={styles['regional']}>
							<RegionalFront country={country} />
						</div>
						{/* The things stand in front of windows and railings. */}
						<svg className={styles['things']} viewBox="0 0 1020 224" aria-hidden="true">
							{[thursday, movesTo].map((day) => (
								<g key={day} className={day === thursday ? styles['planned'] : styles['moved']}>
									<Thing x={150 * day + 21.6} y="148.2" width="76.8" height="60.8" />
								</g>
							))}
						</svg>
						<div className={styles['door']}>
							<FrontDoor />
							<PersonAtDoor />
						</div>
					</div>
					<MovableEvening {...front} {...front.evening} country={country} />
				</div>
				<Announcement {...front} />
				<div className="plinth">
					<p className="frame small">{caption}</p>
				</div>
			</div>
		</div>
	)
}
