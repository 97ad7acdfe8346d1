import { ForecastWindow } from '#site/art/windows/ForecastWindow.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import type { DayIndex, Evening } from '#site/week/rules/forecast.ts'
import { days as allDays, type WeekPlan } from '#site/week/rules/plan.ts'
import styles from './EveningList.module.css'
import { silhouetteOn } from './silhouette.ts'

type Props = {
	plan: WeekPlan
	evenings: readonly Evening[]
	/** The lowest evening, if low enough to be marked. */
	marked: DayIndex | undefined
	/** False while nothing is planned, because a number would then not be a forecast. */
	hasNumbers: boolean
	words: Pick<WeekWords, 'days' | 'house' | 'say'>
}

export function EveningList({ plan, evenings, marked, hasNumbers, words }: Props) {
	const { days, house, say } = words
	return (
		<ol className={styles['evenings']} aria-label={house.evenings}>
			{allDays.map((day) => {
				const evening = evenings[day]
				if (!evening) return null
				const silhouette = silhouetteOn(plan, day, evening.level)
				return (
					<li key={day} className={day === marked ? styles['marked'] : undefined}>
						<svg viewBox="0 0 120 224" aria-hidden="true">
							<ForecastWindow {...evening}>
								{silhouette && <use href={`#silhouette-${silhouette}`} />}
							</ForecastWindow>
						</svg>
						<span className={styles['label']}>
							<span aria-hidden="true">{days.short[day]}</span>
							<span className="visually-hidden">{days.long[day]}</span>{' '}
							{hasNumbers && (
								<>
									<b>{evening.level}</b>
									<span className="visually-hidden">, {say(house.range, evening)}</span>
								</>
							)}
						</span>
					</li>
				)
			})}
		</ol>
	)
}
