/** The version of the consent text in the site's forms. A changed text gets a new version. */
export const currentConsentVersion = '2026-11-22'

/** The version of the consent text in the form for news of Premium. */
export const premiumConsentVersion = '2026-11-22-premium'

/** The version of the consent text on the server's message pages, which differs from that of the forms. */
export const messagePageConsentVersion = '2026-11-22-notice'

/**
 * The version of the consent text that a signup agreed to: the one that it names, or the current one for a plain yes.
 *
 * @param consent the parsed value of the signup; `unstated` stays as it is
 *
 * @example consentVersionOf('on') // '2026-11-22'
 * @example consentVersionOf('2026-03') // '2026-03'
 */
export function consentVersionOf(consent: string): string {
	return /^(yes|on|true|1)$/i.test(consent) ? currentConsentVersion : consent
}
