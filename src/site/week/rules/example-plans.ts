import { examplePlan } from './example-plan.ts'
import { sampleWorkWeek } from './sample-work-week.ts'
import type { WeekPlan } from './plan.ts'

/** Plans that a link in the site's texts can open in the planner, for example `page:week#sampleWorkWeek`. */
export const examplePlans = {
	example: examplePlan,
	sampleWorkWeek: sampleWorkWeek.plan,
} as const satisfies Record<string, WeekPlan>
