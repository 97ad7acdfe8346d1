import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import styles from './HourScale.module.css'

type Props = {
	/**
	 * `easy` is the number of hours of company that are easy, `most` the number that is possible at most; both are 0 to
	 * 10.
	 */
	easy: number
	most: number
	label: string
	rule: string
}

/** Ten windows for ten hours of company: lit for the easy hours, half lit up to the maximum, then dark. */
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
