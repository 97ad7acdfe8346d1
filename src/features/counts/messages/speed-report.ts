import { z } from 'zod'
import { recordOf } from '#values/record-of.ts'
import { speedMetricNames } from '#features/counts/rules/speed.ts'

/** In milliseconds, or in thousandths for the layout shift; null or absent if not measured. */
const value = z
	.number()
	.min(0)
	.nullish()
	.transform((measured) => measured ?? undefined)

/**
 * Body of `POST /api/speeds`, as JSON or as the plain text of `sendBeacon`: the speed of one page view. `bucketsOf`
 * reduces the values to buckets afterwards, so an unknown page, device or language is not an error.
 */
export const speedReport = z.object({
	path: z.string(),
	device: z.string().default(''),
	locale: z.string().default(''),
	...recordOf(speedMetricNames, () => value),
})
