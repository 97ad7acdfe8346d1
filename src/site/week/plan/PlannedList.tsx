import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { emptyPlan, parts, type PlannedEvent, type WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import { EventRow } from './EventRow.tsx'
import styles from './Lists.module.css'

export function PlannedList({ plan }: { plan: WeekPlan }) {
	const { words, dispatch } = useTool()
	const rows = plan.events
		.map((event, index) => ({ event, index }))
		.toSorted((one, other) => timeOf(one.event) - timeOf(other.event))
	if (rows.length === 0) return <p>{words.lists.none}</p>
	return (
		<>
			<ul className={`ruled ${styles['rows']}`}>
				{rows.map(({ event, index }) => (
					<EventRow key={index} {...{ event, index, plan }} />
				))}
			</ul>
			<TextButton
				className={styles['empty']}
				data-no-print
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
