/** The purpose of a consent: Premium only, the launch only, or all news about the app. */
export const consentPurposes = ['premium', 'launch', 'news'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * Whether consent to one purpose covers a letter for another. News about the app includes both other purposes.
 *
 * @example coversPurpose('news', 'premium') // true
 * @example coversPurpose('premium', 'news') // false
 */
export function coversPurpose(consent: ConsentPurpose, letter: ConsentPurpose): boolean {
	return consent === 'news' || consent === letter
}

/**
 * The version of the consent text that forms show, by purpose, unless the owner has edited the text
 * (`cms/reader/files/consent-edits.ts`). `facts/consents.yaml` has the texts. No form requests consent to news about
 * the launch alone.
 */
export const currentConsentVersions = {
	news: '2026-11-22.3',
	premium: '2026-11-22.2-premium',
} as const satisfies Readonly<Partial<Record<ConsentPurpose, string>>>

/**
 * The purpose of a form: `premium` for the form beside the price of Premium, `news` for all others.
 *
 * @param source the `source` of the signup
 * @example formPurpose('premium') // 'premium'
 * @example formPurpose('regional-de') // 'news'
 */
export function formPurpose(source: string): keyof typeof currentConsentVersions {
	return source === 'premium' ? 'premium' : 'news'
}

/**
 * The version of the consent text that a signup agreed to: the one it names, or for a plain yes the one that the form
 * of its source shows now.
 *
 * @param consent the signup's parsed value; `unstated` is kept
 * @param current the version shown by a purpose's forms
 *
 * @example consentVersionOf('on', 'premium', currentConsentVersion) // '2026-11-22.2-premium'
 * @example consentVersionOf('2026-11', 'premium', currentConsentVersion) // '2026-11'
 */
export function consentVersionOf(
	consent: string,
	source: string,
	current: (purpose: keyof typeof currentConsentVersions) => string,
): string {
	if (!/^(yes|on|true|1)$/i.test(consent)) return consent
	return current(formPurpose(source))
}
