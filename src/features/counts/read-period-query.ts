import type { FastifyRequest } from 'fastify'
import { firstIssue } from '#values/messages/error-response.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'

/** Complete days in the default period, for requests without `from`. */
const defaultDays = 28

type PeriodQuery = { readonly from?: string | undefined; readonly to?: string | undefined }

type PeriodSchema<Query extends PeriodQuery> = {
	readonly safeParse: (
		query: unknown,
	) =>
		| { readonly success: true; readonly data: Query }
		| { readonly success: false; readonly error: Parameters<typeof firstIssue>[0] }
}

/**
 * Parses a query with a period, by default the last 28 complete days. Returns the first invalid parameter instead, if
 * any.
 *
 * @example readPeriodQuery(countQuery, request, Date.now()) // { from: '2025-12-08', to: '2026-01-04' }
 */
export function readPeriodQuery<Query extends PeriodQuery>(
	schema: PeriodSchema<Query>,
	{ query }: Pick<FastifyRequest, 'query'>,
	now: number,
): (Query & { readonly from: string; readonly to: string }) | { readonly field: string } {
	const parsed = schema.safeParse(query)
	if (!parsed.success) {
		const [issue] = parsed.error.issues
		const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
		return { field: firstIssue(parsed.error).field ?? unknown ?? '' }
	}
	const yesterday = addDays(utcDay(now), -1)
	const { from = addDays(yesterday, 1 - defaultDays), to = yesterday } = parsed.data
	return { ...parsed.data, from, to }
}
