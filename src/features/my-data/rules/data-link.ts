import { addDays, utcDay } from '#values/dates/utc-day.ts'

/** Lifetime of the link to "Your data with us" in the footer of an email, in days. */
export const dataLinkDays = 90

export const dataLimits = {
	/** How many emails with a link one client can request for one address within `mailWindowMs`. */
	mailsPerClient: 3,
	/** How many emails with a link all clients together can request for one address within `mailWindowMs`. */
	mailsPerAddress: 12,
	mailWindowMs: 60 * 60_000,
} as const

/**
 * Whether the link in an email has expired. It still works on its last day.
 *
 * @param issuedOn the UTC day on which the email was composed, `2026-01-05`
 * @param now in milliseconds since 1970
 * @example isDataLinkOld('2026-01-05', Date.UTC(2026, 3, 5)) // false: 90 days later
 * @example isDataLinkOld('2026-01-05', Date.UTC(2026, 3, 6)) // true
 */
export function isDataLinkOld(issuedOn: string, now: number): boolean {
	return utcDay(now) > addDays(issuedOn, dataLinkDays)
}
