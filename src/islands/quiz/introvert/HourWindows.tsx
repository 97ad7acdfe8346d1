import { MiniWindow } from '#components/art/MiniWindow.tsx'
import styles from './HourWindows.module.css'

type Props = {
	/** The size of the battery in words, with the least and the most hours of company: "Small, 2-4 hours". */
	battery: string
}

const hours = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Eight hours of company as windows: lit, half lit where the range ends, and dark. The words state them. */
export function HourWindows({ battery }: Props) {
	const [least = 0, most = least] = (battery.match(/\d+/g) ?? []).map(Number)
	const levelOf = (hour: number) => (hour <= least ? 100 : hour <= most ? 50 : 0)
	return (
		<>
			<div className={styles['hours']} aria-hidden="true">
				{hours.map((hour) => (
					<span key={hour} className="small">
						<MiniWindow level={levelOf(hour)} />
						{hour}
					</span>
				))}
			</div>
			<p>
				<b>{battery}</b>
			</p>
		</>
	)
}
