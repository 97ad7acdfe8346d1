import { z } from 'zod'

const text = z.string().default('')

/**
 * Body of `POST /api/counts`, as JSON or as the plain text that `sendBeacon` sends. Values are normalised afterwards
 * by `normalizeCount`: an unknown one is no error.
 *
 * @example countReport.parse({ event: 'entrance', path: '/' }).source // ''
 */
export const countReport = z.object({
	event: z.string(),
	path: z.string(),
	source: text,
	campaign: text,
	locale: text,
})

/**
 * What a page sends.
 *
 * @example const report: CountReport = { event: 'entrance', path: '/' }
 */
export type CountReport = z.input<typeof countReport>
