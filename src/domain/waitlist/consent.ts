/** The version of the consent sentence that the site's forms show now. A changed sentence gets a new one. */
export const currentWording = '2026-11'

/**
 * Which wording was agreed to: the version that the form names, or the present one where it only says
 * yes.
 *
 * @example wordingOf('on') // '2026-11'
 * @example wordingOf('2026-03') // '2026-03'
 */
export function wordingOf(consent: string): string {
	return /^(yes|on|true|1)$/i.test(consent) ? currentWording : consent
}
