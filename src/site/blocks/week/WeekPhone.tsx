import { EventIcon } from '#site/art/events/EventIcon.tsx'
import { PhoneStatus } from '#site/art/screens/PhoneStatus.tsx'
import { CountingNumber } from '#site/ui/text/CountingNumber.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './WeekPhone.module.css'

type Props = BlockProps<'week'>['week']['phone'] & {
	/** The day shown on the phone, 0 to 6, and its level. */
	day: number
	level: number
}

/** The app's forecast of one evening, with three events to change. The checkboxes are the whole state. */
export function WeekPhone({ time, title, unit, hint, changes, undo, day, level }: Props) {
	return (
		<div className={styles['phone']}>
			<div className={styles['screen']}>
				<svg viewBox="27 6 246 43" aria-hidden="true">
					<PhoneStatus time={time} notch="light-dark(var(--coal), var(--edge))" />
				</svg>
				<p className="kicker">{title}</p>
				<p className={styles['level']} data-day={day}>
					<CountingNumber value={level} /> {unit}
				</p>
				<fieldset className={styles['changes']}>
					<legend data-no-print>{hint}</legend>
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
