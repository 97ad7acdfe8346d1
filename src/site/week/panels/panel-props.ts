import type { Dispatch, Ref } from 'react'
import type { WeekWords } from '#site/week/week-words.ts'
import type { Planner, PlannerAction } from '#site/week/rules/planner.ts'

/** Props of all panel content. */
export type PanelProps = {
	state: Planner
	dispatch: Dispatch<PlannerAction>
	words: WeekWords
	/** The heading that takes the focus when the panel changes. */
	heading: Ref<HTMLHeadingElement>
}
