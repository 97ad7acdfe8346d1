import type { WeekWords } from '#site/week/week-words.ts'
import { costOf } from '#site/week/rules/forecast.ts'
import type { PlannedEvent, WeekPlan } from '#site/week/rules/plan.ts'
import styles from './EventRow.module.css'
import { WeekIcon } from './WeekIcon.tsx'
import { signed } from '#site/week/signed.ts'

type Props = {
	event: PlannedEvent
	plan: WeekPlan
	words: Pick<WeekWords, 'kinds' | 'lists'>
	onOpen: () => void
}

/** An event in a list, with its cost. It opens in the panel. */
export function EventRow({ event, plan, words, onOpen }: Props) {
	const cost = costOf(event, plan.costs)
	const tile = [styles['tile'], cost < 0 && styles['rest']].filter(Boolean).join(' ')
	return (
		<li>
			<button type="button" className={styles['row']} onClick={onOpen}>
				<span className={tile}>
					<WeekIcon name={`kind-${event.kind}`} />
				</span>
				<span>
					<b>{words.kinds[event.kind]}</b>
					<span className={`small ${styles['details']}`}>{words.lists.details(event)}</span>
				</span>
				<span className={styles['cost']}>{signed(-cost)}</span>
			</button>
		</li>
	)
}
