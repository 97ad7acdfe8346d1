import { waitlistLimits } from './waitlist-limits.ts'

/**
 * Whether a program submitted the form: the honeypot field is filled, or the form was submitted quickly and without an
 * Origin header. Speed alone is not proof, because browsers autofill addresses; every browser sends Origin.
 *
 * @param form `elapsed` is the time in milliseconds from the page's appearance to the submission; undefined without a
 * script
 *
 * @example isAutomatedSubmission({ honeypot: 'https://pills.example', hasOrigin: true }) // true
 * @example isAutomatedSubmission({ elapsed: 300, hasOrigin: true }) // false
 * @example isAutomatedSubmission({ elapsed: 300, hasOrigin: false }) // true
 */
export function isAutomatedSubmission(form: {
	readonly honeypot?: string | null | undefined
	readonly elapsed?: number | undefined
	readonly hasOrigin: boolean
}): boolean {
	if (form.honeypot) return true
	const isQuick = form.elapsed !== undefined && form.elapsed < waitlistLimits.minFillTimeMs
	return isQuick && !form.hasOrigin
}
