import { addDays, utcDay } from '#domain/dates/utc-day.ts'

/** How long the link to "Your data with us" in the foot of a mail works, in days. */
export const dataLinkDays = 90

/** How long a link works that is sent to take data along or to erase it, in minutes. It works once. */
export const freshLinkMinutes = 30

/** The limits of the page "Your data with us". */
export const dataLimits = {
	freshLinkLifetimeMs: freshLinkMinutes * 60_000,
	/** Mails with a link to one address that one client can ask for within `mailWindowMs`. */
	mailsPerClient: 3,
	/** Mails with a link to one address that all clients together can ask for within `mailWindowMs`. */
	mailsPerAddress: 12,
	mailWindowMs: 60 * 60_000,
} as const

/**
 * Whether the link of a mail is too old. It still works on its last day.
 *
 * @param issuedOn the UTC day on which the mail was written, `2026-01-05`
 * @param now in milliseconds since 1970
 * @example isDataLinkOld('2026-01-05', Date.UTC(2026, 3, 5)) // false: 90 days later
 * @example isDataLinkOld('2026-01-05', Date.UTC(2026, 3, 6)) // true
 */
export function isDataLinkOld(issuedOn: string, now: number): boolean {
	return utcDay(now) > addDays(issuedOn, dataLinkDays)
}
