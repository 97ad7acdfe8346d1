import * as z from 'zod/mini'
import { pageKinds } from '#features/counts/rules/page-kind.ts'
import { recordOf } from '#values/record-of.ts'
import { speedMetricNames } from '#features/counts/rules/speed.ts'
import { devices } from '#features/counts/rules/device-class.ts'
import { countPeriod, isCountPeriod } from './count-summary.ts'

/**
 * Query of `GET /api/admin/speeds`: a period as in `countQuery`, and optionally one device class and one language.
 *
 * @throws like `countQuery`
 */
export const speedQuery = z
	.strictObject({
		...countPeriod,
		device: z.optional(z.enum(devices)),
		locale: z.optional(z.string().check(z.maxLength(35))),
	})
	.check(isCountPeriod)

const figure = z.nullable(z.object({ n: z.int(), p75: z.number() }))

const figures = z.object(recordOf(speedMetricNames, () => figure))

/**
 * Response of `GET /api/admin/speeds`: for each metric, the number of visits measured in a period and the 75th
 * percentile, in milliseconds, or in thousandths for the layout shift. Null if nothing was measured.
 */
export const speedSummary = z.object({
	all: figures,
	kinds: z.array(z.object({ kind: z.enum(pageKinds), figures })),
})

export type SpeedSummary = z.infer<typeof speedSummary>
