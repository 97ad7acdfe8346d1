import { CountingNumber } from '#site/ui/text/CountingNumber.tsx'
import styles from './DayName.module.css'

type Props = { name: string; level: number; isMarked: boolean }

/** The name of a day and its level, below its window. */
export function DayName({ name, level, isMarked }: Props) {
	return (
		<span className={`row ${styles['day']} ${isMarked ? styles['marked'] : ''}`}>
			{name} <CountingNumber value={level} />
		</span>
	)
}
