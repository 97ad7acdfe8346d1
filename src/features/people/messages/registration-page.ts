import * as z from 'zod/mini'

/**
 * A row of the list. Times are ISO 8601 UTC; in rows of an adopted table `created_at` can be any text, or null, and
 * `status` can have other values. `campaign` and `referrer` (a host name) are from the first signup.
 */
export const registrationRow = z.object({
	id: z.string(),
	email: z.string(),
	source: z.string(),
	status: z.string(),
	created_at: z.string(),
	locale: z.nullable(z.string()),
	country: z.nullable(z.string()),
	campaign: z.nullable(z.string()),
	referrer: z.nullable(z.string()),
	confirmed_at: z.nullable(z.string()),
	/** The owner's tags, sorted and separated by `tagSeparator`. */
	tags: z.nullable(z.string()),
})

export type RegistrationRow = z.infer<typeof registrationRow>

export const pageRows = 100

/** Response of `GET /api/admin/registrations`: a page of matching rows. */
export const registrationPage = z.object({
	rows: z.array(registrationRow),
	/** The number of matching rows on all pages together. */
	count: z.int().check(z.minimum(0)),
	/**
	 * The number of rows before the page, added up from page to page; an estimate if rows are added or erased meanwhile.
	 */
	offset: z.int().check(z.minimum(0)),
	/** The `cursor` of the following page; null on the last one. */
	next: z.nullable(z.string()),
	/** The `cursor` of the preceding page; null on the first one. */
	previous: z.nullable(z.string()),
})

export type RegistrationPage = z.infer<typeof registrationPage>

const count = z.int().check(z.minimum(0))
const valueCounts = z.array(z.object({ value: z.string(), count }))

export const summaryDays = 30

/**
 * Response of `GET /api/admin/registrations/summary`, about the whole list. It has the values that can be filtered by,
 * each with its number of rows, most frequent first (at most 200 per filter; rows without a value are left out). `days`
 * are the registrations on each of the last 30 UTC days, oldest first, including today.
 */
export const registrationSummary = z.object({
	count,
	status: valueCounts,
	source: valueCounts,
	locale: valueCounts,
	country: valueCounts,
	campaign: valueCounts,
	tags: valueCounts,
	/** The letters whose sending has started, each with its number of recipients, newest first. */
	letters: z.array(z.object({ id: z.string(), name: z.string(), count })),
	days: z.array(z.object({ day: z.iso.date(), count })),
})

export type RegistrationSummary = z.infer<typeof registrationSummary>
