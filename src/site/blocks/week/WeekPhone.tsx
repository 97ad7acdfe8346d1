import { EventIcon } from '#site/art/events/EventIcon.tsx'
import { CountingNumber } from '#site/ui/text/CountingNumber.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import type { TryWeek } from './week.schema.ts'
import styles from './WeekPhone.module.css'

type Props = TryWeek['phone'] & {
	/** The day shown on the phone, 0 to 6, and its level. */
	day: number
	level: number
}

/** The app's forecast of one evening, with three events to change. The checkboxes are the whole state. */
export function WeekPhone({ time, title, unit, hint, changes, undo, day, level }: Props) {
	return (
		<div className={styles['phone']}>
			<div className={styles['screen']}>
				<div className={styles['status']} aria-hidden="true">
					{time}
					<svg viewBox="0 0 64 14" width="64" height="14" aria-hidden="true">
						<rect width="64" height="14" rx="7" fill="currentColor" />
					</svg>
					<svg viewBox="0 0 18 20" width="18" height="20" aria-hidden="true">
						<path fill="currentColor" d="M0 8h4v12H0zM7 4h4v16H7zM14 0h4v20h-4z" />
					</svg>
				</div>
				<p className={styles['title']}>{title}</p>
				<p className={styles['level']} data-day={day}>
					<CountingNumber value={level} /> {unit}
				</p>
				<fieldset className={styles['changes']}>
					<legend>{hint}</legend>
					{changes.map(({ icon, isSkipped, name, ...change }, index) => (
						<ChangeRow
							key={name}
							className={styles['row']}
							name={isSkipped ? <span className={styles['skipped']}>{name}</span> : name}
							{...change}
							index={index}
							undo={undo}
						>
							<EventIcon name={icon} fill="currentColor" />
						</ChangeRow>
					))}
				</fieldset>
			</div>
		</div>
	)
}
