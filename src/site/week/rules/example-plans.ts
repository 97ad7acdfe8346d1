import { examplePlan } from './example-plan.ts'
import { sampleWorkWeek } from './sample-work-week.ts'
import type { WeekPlan } from './plan.ts'

/** Plans that texts open in the planner: `page:week#sampleWorkWeek`. */
export const examplePlans = {
	example: examplePlan,
	sampleWorkWeek: sampleWorkWeek.plan,
} as const satisfies Record<string, WeekPlan>
