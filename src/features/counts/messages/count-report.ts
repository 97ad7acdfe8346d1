import { z } from 'zod'

const text = z.string().default('')

/**
 * Body of `POST /api/counts`, as JSON or as the plain text of `sendBeacon`. `normalizeCount` normalizes the values
 * afterwards, so unknown names are not an error.
 */
export const countReport = z.object({
	event: z.string(),
	path: z.string(),
	source: text,
	campaign: text,
	locale: text,
})

/**
 * The input type of `countReport`.
 *
 * @example const report: CountReport = { event: 'entrance', path: '/' }
 */
export type CountReport = z.input<typeof countReport>
