import { things } from '#site/art/things/things.ts'
import { ChangeRow } from '#site/blocks/week/ChangeRow.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './MovableEvening.module.css'

type Front = BlockProps<'front'>['front']
type Props = Pick<Front, 'country' | 'hint' | 'move' | 'undo'> & Front['evening']

/** An evening that a press moves and another press moves back. The checkbox is the whole state. */
export function MovableEvening({ hint, country, name, planned, moved, move, undo }: Props) {
	const Thing = things[country]
	return (
		<div className={styles['evening']}>
			<p className="small">{hint}</p>
			<ChangeRow
				className={styles['plan']}
				index={0}
				name={name}
				planned={planned}
				changed={moved}
				action={move}
				undo={undo}
			>
				<Thing viewBox="-50 -78 100 80" />
			</ChangeRow>
		</div>
	)
}
