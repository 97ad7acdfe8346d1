/** The version of the consent sentence that the site's forms show now. A changed sentence gets a new one. */
export const currentWording = '2026-11-22'

/** The same of the form that asks for news of Premium only. */
export const premiumWording = '2026-11-22-premium'

/** The same of the pages that the waitlist's links lead to: their sentence is another one. */
export const noticeWording = '2026-11-22-notice'

/**
 * Which wording was agreed to: the version that the form names, or the present one where it only says
 * yes. A signup that says nothing about it is `unstated`.
 *
 * @example wordingOf('on') // '2026-11-22'
 * @example wordingOf('2026-03') // '2026-03'
 */
export function wordingOf(consent: string): string {
	return /^(yes|on|true|1)$/i.test(consent) ? currentWording : consent
}
