import type { Dispatch } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import { emptyPlan, parts, type PlannedEvent, type WeekPlan } from '#site/week/rules/plan.ts'
import type { PlannerAction } from '#site/week/rules/planner.ts'
import { EventRow } from './EventRow.tsx'
import styles from './Lists.module.css'

type Props = {
	plan: WeekPlan
	words: Pick<WeekWords, 'kinds' | 'lists'>
	dispatch: Dispatch<PlannerAction>
}

/** All planned events, in the order of the week. */
export function PlannedList({ plan, words, dispatch }: Props) {
	const rows = plan.events
		.map((event, index) => ({ event, index }))
		.toSorted((one, other) => timeOf(one.event) - timeOf(other.event))
	if (rows.length === 0) return <p>{words.lists.none}</p>
	return (
		<>
			<ul className={styles['rows']}>
				{rows.map(({ event, index }) => (
					<EventRow
						key={index}
						event={event}
						plan={plan}
						words={words}
						onOpen={() => dispatch({ type: 'event opened', index })}
					/>
				))}
			</ul>
			<TextButton
				className={styles['empty']}
				onClick={() =>
					dispatch({ type: 'plan replaced', plan: { ...plan, events: emptyPlan.events } })
				}
			>
				{words.lists.empty}
			</TextButton>
		</>
	)
}

function timeOf({ day, part }: PlannedEvent): number {
	return day * parts.length + parts.indexOf(part)
}
