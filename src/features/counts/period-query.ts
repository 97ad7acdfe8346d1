import { invalidFields } from '#values/messages/error-response.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { invalidAnswer, query } from '#platform/http/route-schemas.ts'

/** Complete days in the default period, for requests without `from`. */
const defaultDays = 28

/** The options of a route whose query has a period. An invalid query is answered with its first invalid parameter. */
export function periodQuery<Query extends Parameters<typeof query>[0]>(schema: Query) {
	return {
		...query(schema),
		...invalidAnswer((error) => ({ field: invalidFields(error).field ?? '' })),
	}
}

/**
 * A query with its period, by default the last 28 complete days.
 *
 * @example withPeriod({}, Date.UTC(2026, 0, 5)) // { from: '2025-12-08', to: '2026-01-04' }
 */
export function withPeriod<Query extends { from?: string | undefined; to?: string | undefined }>(
	asked: Query,
	now: number,
): Query & { readonly from: string; readonly to: string } {
	const yesterday = addDays(utcDay(now), -1)
	const { from = addDays(yesterday, 1 - defaultDays), to = yesterday } = asked
	return { ...asked, from, to }
}
