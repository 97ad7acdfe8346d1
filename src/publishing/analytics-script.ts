import type { Language } from '#domain/pages/pages.ts'
import { consentWords } from '#content/consent.ts'
import type { ConsentWords } from '#content/types/consent.ts'
import type { Analytics } from '#settings/analytics.ts'
import { analytics } from '#settings/addresses.ts'

/** The attributes of the element that loads a script of analytics. */
export type AnalyticsScript = {
	readonly 'data-analytics': 'gtag' | 'plausible' | 'umami'
	readonly src: string
	/** Whose account it is: what each of them calls it. */
	readonly 'data-id'?: string
	readonly 'data-domain'?: string
	readonly 'data-website-id'?: string
}

/** The script that counts visits; null: this site has none. */
export const analyticsScript = analytics && scriptOf(analytics)

/** Where a script of analytics is, and what it wants to be told in its element. */
export function scriptOf(given: Analytics): AnalyticsScript {
	switch (given.kind) {
		case 'gtag':
			return {
				'data-analytics': given.kind,
				'data-id': given.id,
				src: `https://www.googletagmanager.com/gtag/js?id=${given.id}`,
			}
		case 'plausible':
			return {
				'data-analytics': given.kind,
				'data-domain': given.domain,
				src: 'https://plausible.io/js/script.js',
			}
		default:
			return { 'data-analytics': given.kind, 'data-website-id': given.id, src: given.script }
	}
}

/** What is asked on a page; nothing where no analytics keep anything on the visitor's device. */
export function consentFor(language: Language): ConsentWords | undefined {
	return analytics?.kind === 'gtag' ? consentWords[language] : undefined
}
