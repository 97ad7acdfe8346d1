import { Thing } from '#site/art/things/Thing.tsx'
import type { CountryFront } from './front.schema.ts'
import styles from './MovableEvening.module.css'

type Props = Pick<CountryFront, 'country' | 'hint' | 'move' | 'undo'> & CountryFront['evening']

/** Moves the evening on Thursday to another day. The checkbox is the whole state. */
export function MovableEvening({ hint, country, name, planned, moved, move, undo }: Props) {
	return (
		<div className={styles['evening']}>
			<p className="small">{hint}</p>
			<label>
				<input type="checkbox" id="change-0" />
				<svg viewBox="-50 -78 100 80" aria-hidden="true">
					<Thing country={country} transform="translate(0 0)" />
				</svg>
				<span>
					<b>{name}</b>
					<span className={styles['before']}>{planned}</span>
					<span className={styles['after']}>{moved}</span>
				</span>
				<span className={styles['action']}>
					<span className={styles['before']}>{move}</span>
					<span className={styles['after']}>{undo}</span>
				</span>
			</label>
		</div>
	)
}
