import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import styles from './HourScale.module.css'

type Props = {
	/** The number of hours of company that are easy, and the maximum number of hours; both 0 to 10. */
	easy: number
	most: number
	label: string
	rule: string
}

/** Ten windows for ten hours: full for easy hours, half full up to the maximum, then dark. */
export function HourScale({ easy, most, label, rule }: Props) {
	return (
		<>
			<ol className={styles['hours']} aria-hidden="true">
				{Array.from({ length: 10 }, (_, index) => (
					<li key={index}>
						<MiniWindow level={index < easy ? 100 : index < most ? 50 : 0} />
						{index + 1}
					</li>
				))}
			</ol>
			<figcaption>
				<b>{label}</b> {rule}
			</figcaption>
		</>
	)
}
