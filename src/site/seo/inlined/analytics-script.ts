import type { Language } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import type { ConsentWords } from '#cms/reader/schemas/chrome.ts'
import type { Analytics } from '#config/analytics.ts'
import { currentSite } from '#cms/reader/site.ts'

export type AnalyticsScript = ReturnType<typeof analyticsScriptFor>

/** The analytics service's script; null without a service. */
export function analyticsScript(): AnalyticsScript | null {
	const { analytics } = currentSite().settings
	return analytics === null || analytics.kind === 'own' ? null : analyticsScriptFor(analytics)
}

export const hasOwnCounts = (): boolean => currentSite().settings.analytics?.kind === 'own'

/**
 * The attributes of a service's script element: the script's URL, and the account, whose attribute has a different name
 * for each service.
 */
export function analyticsScriptFor(settings: Exclude<Analytics, { kind: 'own' }>) {
	const name = { 'data-analytics': settings.kind } as const
	switch (settings.kind) {
		case 'gtag': {
			const { id } = settings
			return { ...name, 'data-id': id, src: `https://www.googletagmanager.com/gtag/js?id=${id}` }
		}
		case 'plausible':
			return { ...name, 'data-domain': settings.domain, src: 'https://plausible.io/js/script.js' }
		default:
			return { ...name, 'data-website-id': settings.id, src: settings.script }
	}
}

/** The consent question in a language; undefined if the analytics store nothing on the device. */
export function consentWordsFor(language: Language): ConsentWords | undefined {
	const { analytics } = currentSite().settings
	return analytics?.kind === 'gtag' ? words('chrome', language).consent : undefined
}
