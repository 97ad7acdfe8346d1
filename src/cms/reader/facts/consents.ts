import type { Language } from '#site-map/languages.ts'
import {
	type ConsentPurpose,
	currentConsentVersions,
} from '#features/waitlist/rules/consent-version.ts'
import { words } from '#cms/reader/entries.ts'
import type { ConsentWording } from '#cms/reader/schemas/consents.ts'

/**
 * The consent text of a version.
 *
 * @returns null for a version that never existed, for example sent by a script
 */
export function consentWording(version: string): ConsentWording | null {
	const wordings = words('consents')
	return Object.hasOwn(wordings, version) ? (wordings[version] ?? null) : null
}

/** All versions, oldest first. */
export function consentVersions(): readonly string[] {
	return Object.keys(words('consents'))
}

/**
 * The version of the consent text that forms show for a purpose. It is the owner's version if the owner has edited the
 * text.
 *
 * @example currentConsentVersion('news') // '2026-11-22.3'
 */
export function currentConsentVersion(purpose: keyof typeof currentConsentVersions): string {
	const version = currentConsentVersions[purpose]
	const all = Object.entries(words('consents'))
	return all.find(([, { replaces }]) => replaces === version)?.[0] ?? version
}

/**
 * The text shown by forms for a purpose.
 *
 * @example currentConsentText('premium', 'de') // 'Wenn du deine Adresse abschickst, …'
 */
export function currentConsentText(
	purpose: keyof typeof currentConsentVersions,
	language: Language,
): string {
	// The schema requires the current texts in every language.
	return consentWording(currentConsentVersion(purpose))?.texts[language] ?? ''
}

/**
 * The purpose of a stored consent. A missing or unknown version counts as consent to news.
 *
 * @example purposeOfConsent('2026-11-22-premium') // 'premium'
 * @example purposeOfConsent('unstated') // 'news'
 */
export function purposeOfConsent(version: string): ConsentPurpose {
	return consentWording(version)?.purpose ?? 'news'
}
