import type { Language } from '#domain/pages/pages.ts'
import { consentWords } from '#content/consent.ts'
import type { ConsentWords } from '#content/types/consent.ts'
import type { Analytics } from '#settings/analytics.ts'
import { analytics } from '#settings/addresses.ts'

/** The attributes of the script element that loads an analytics script. */
export type AnalyticsScript = {
	readonly 'data-analytics': 'gtag' | 'plausible' | 'umami'
	readonly src: string
	/** The account, under the name that each script reads. */
	readonly 'data-id'?: string
	readonly 'data-domain'?: string
	readonly 'data-website-id'?: string
}

/** The analytics script of this site; null if it has none. */
export const analyticsScript = analytics && analyticsScriptFor(analytics)

/** The attributes for a kind of analytics: the address of its script, and the account. */
export function analyticsScriptFor(settings: Analytics): AnalyticsScript {
	switch (settings.kind) {
		case 'gtag':
			return {
				'data-analytics': settings.kind,
				'data-id': settings.id,
				src: `https://www.googletagmanager.com/gtag/js?id=${settings.id}`,
			}
		case 'plausible':
			return {
				'data-analytics': settings.kind,
				'data-domain': settings.domain,
				src: 'https://plausible.io/js/script.js',
			}
		default:
			return {
				'data-analytics': settings.kind,
				'data-website-id': settings.id,
				src: settings.script,
			}
	}
}

/** The question for consent in a language; undefined if the analytics store nothing on the visitor's device. */
export function consentWordsFor(language: Language): ConsentWords | undefined {
	return analytics?.kind === 'gtag' ? consentWords[language] : undefined
}
