import { pages } from '#domain/pages/pages.ts'
import { encodeWeek } from '#domain/week/link.ts'
import { examplePlan } from './example-plan.ts'

/** The example week, open in the planner. */
export const exampleWeekLink = `${pages.week.en}#${encodeWeek(examplePlan)}`
