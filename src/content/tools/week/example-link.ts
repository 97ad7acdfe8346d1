import { encodeWeek } from '#domain/week/link.ts'
import { examplePlan } from './example-plan.ts'

/** The fragment of the planner's address that opens the example week. */
export const exampleWeek = `#${encodeWeek(examplePlan)}` as const
