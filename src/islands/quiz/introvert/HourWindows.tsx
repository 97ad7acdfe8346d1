import { MiniWindow } from '#components/art/MiniWindow.tsx'
import type { IntrovertType } from '#domain/quiz/introvert.ts'
import styles from './HourWindows.module.css'

type Props = {
	type: IntrovertType
	/** The size of the battery in words, with its hours. */
	battery: string
}

/** The hours of company of each type: the least and the most, as its battery says in words. */
const hoursOf = {
	'Social Introvert': [4, 6],
	'Classic Introvert': [2, 4],
	'Deep Introvert': [1, 2],
} as const satisfies Record<IntrovertType, readonly [number, number]>

const hours = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Eight hours of company as windows: lit, half lit where the range ends, and dark. The words state them. */
export function HourWindows({ type, battery }: Props) {
	const [least, most] = hoursOf[type]
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
