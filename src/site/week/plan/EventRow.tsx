import { costOf } from '#site/week/rules/forecast.ts'
import type { PlannedEvent, WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import styles from './EventRow.module.css'
import { WeekIcon } from './WeekIcon.tsx'
import { signed } from '#site/week/signed.ts'

type Props = {
	event: PlannedEvent
	/** Its index in the plan. */
	index: number
	plan: WeekPlan
}

export function EventRow({ event, index, plan }: Props) {
	const { words, dispatch } = useTool()
	const cost = costOf(event, plan.costs)
	const tile = [styles['tile'], cost < 0 && styles['rest']].filter(Boolean).join(' ')
	return (
		<li>
			<button
				type="button"
				className={styles['row']}
				onClick={() => dispatch({ type: 'event opened', index })}
			>
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
