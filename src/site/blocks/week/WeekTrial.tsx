import { Roof } from '#site/art/windows/Roof.tsx'
import { Announcement } from './Announcement.tsx'
import { DayWindow } from './DayWindow.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { WeekPhone } from './WeekPhone.tsx'
import styles from './WeekTrial.module.css'

/** Index of Thursday, the day that the drawn phone shows. */
const changedDay = 3

/**
 * Monday's forecast as a house front, and a phone with three adjustable events. The style sheet of
 * `./try-week-styles.ts` sets the levels of each combination; without it, the week is static.
 */
export function WeekTrial({ label, days, caption, phone, ...week }: BlockProps<'week'>['week']) {
	return (
		<div className={styles['house']} data-week>
			<Roof second="46%" />
			<div className="facade">
				<div className={`frame pair ${styles['row']}`}>
					<ul className={styles['days']} aria-label={label} data-settle>
						{days.map((day, index) => (
							<li key={day.name} data-day={index}>
								<DayWindow {...day} />
							</li>
						))}
					</ul>
					<WeekPhone {...phone} day={changedDay} level={days[changedDay]?.level ?? 0} />
				</div>
				<Announcement {...week} />
				<div className="plinth">
					<p className="frame small">{caption}</p>
				</div>
			</div>
		</div>
	)
}
