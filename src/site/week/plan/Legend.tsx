import type { PlannerWords } from '#site/week/week.schema.ts'
import styles from './Legend.module.css'

type Props = { items: PlannerWords['legend'] }

/** Rendered on the server only. */
export function Legend({ items }: Props) {
	return (
		<ul className={`small row ${styles['legend']}`} data-no-print>
			{items.map(({ look, short, long }) => (
				<li key={look}>
					<svg viewBox="0 0 30 20" width="27" height="18" aria-hidden="true">
						<path fill="var(--paint)" d="M0 0H30V20H0z" />
						{looks[look]}
					</svg>
					<span className={styles['short']}>{short}</span>
					<span className={styles['long']}>{long}</span>
				</li>
			))}
		</ul>
	)
}

const looks = {
	closed: (
		<>
			<path fill="var(--blind)" d="M2 2H28V18H2z" />
			<path fill="var(--slat)" d="M2 5.5H28V6.8H2zM2 9.5H28V10.8H2zM2 13.5H28V14.8H2z" />
		</>
	),
	halfOpen: (
		<>
			<path fill="var(--lamp)" d="M2 2H28V18H2z" />
			<path fill="var(--blind)" d="M2 4H28V6H2zM2 8H28V10H2zM2 12H28V14H2z" />
		</>
	),
	light: <path fill="var(--lamp)" d="M2 2H28V18H2z" />,
}
