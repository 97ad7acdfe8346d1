import type { ReactNode } from 'react'
import { mondayCharge } from '#site/week/rules/estimates.ts'
import { forecast, lowestDay } from '#site/week/rules/forecast.ts'
import type { Slot } from '#site/week/rules/plan.ts'
import type { Planner } from '#site/week/rules/planner.ts'
import type { Idea } from '#site/week/rules/smallest-change.ts'
import { useTool } from '#site/week/useTool.ts'
import { EveningList } from './EveningList.tsx'
import { PlanGrid } from './PlanGrid.tsx'
import styles from './WeekHouse.module.css'

/** The lowest evening is marked if it is below this level; otherwise it needs no attention. */
const markBelow = 50

type Props = {
	state: Planner
	offered: Idea | undefined
	/** Squares with calendar entries of unknown kind. */
	unsorted: readonly Slot[]
	/** The legend of the windows. */
	legend: ReactNode
}

/**
 * The seven evenings as windows, above the squares with the events that cause their levels. Windows and squares share
 * their columns.
 */
export function WeekHouse({ state, offered, unsorted, legend }: Props) {
	const { words } = useTool()
	const { plan } = state
	const isPlanned = plan.events.length > 0 || plan.start !== mondayCharge
	const foreseen = forecast(plan)
	// Without plans nothing is uncertain, so each range is reduced to its level.
	const evenings = isPlanned
		? foreseen
		: foreseen.map(({ level }) => ({ level, low: level, high: level }))
	const lowest = lowestDay(evenings)
	const isMarked = isPlanned && (evenings[lowest]?.level ?? 100) < markBelow
	const marked = isMarked ? lowest : undefined
	return (
		<div className={styles['house']}>
			<div className={styles['front']}>
				<EveningList
					plan={plan}
					evenings={evenings}
					marked={marked}
					hasNumbers={isPlanned}
					words={words}
				/>
				<PlanGrid {...{ state, marked, offered, unsorted }} />
			</div>
			<div className={styles['plinth']}>{legend}</div>
		</div>
	)
}
