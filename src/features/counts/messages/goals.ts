import * as z from 'zod/mini'
import { recordOf } from '#values/record-of.ts'
import { goalSteps, maxGoal } from '#features/counts/rules/goal.ts'

const goal = z.nullable(z.int().check(z.minimum(1), z.maximum(maxGoal)))

/**
 * Response of `GET /api/admin/goals` and body of `POST /api/admin/goals`, answered with 204: the owner's weekly goal
 * for each step; null without a goal.
 */
export const goals = z.strictObject(recordOf(goalSteps, () => goal))
