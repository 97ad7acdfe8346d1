import type { Language } from '#domain/pages/pages.ts'
import { words } from '#words/entries.ts'
import type { ConsentWords } from '#words/schemas/chrome.ts'
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

/** The script of the analytics service; null if there is none. */
export const analyticsScript =
	analytics === null || analytics.kind === 'own' ? null : analyticsScriptFor(analytics)

/** Whether the site counts by itself. */
export const hasOwnCounts = analytics?.kind === 'own'

/** The attributes for a service: the address of its script, and the account. */
export function analyticsScriptFor(settings: Exclude<Analytics, { kind: 'own' }>): AnalyticsScript {
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
	return analytics?.kind === 'gtag' ? words('chrome', language).consent : undefined
}
