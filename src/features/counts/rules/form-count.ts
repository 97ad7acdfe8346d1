import { pages } from '#site-map/pages.ts'
import { pageOfSource } from '#site-map/signup-source.ts'
import {
	type Count,
	normalizeName,
	other,
	publicPaths,
	type serverEvents,
	noCampaign,
	sources,
} from './count.ts'
import { sourceName } from './source-name.ts'

export type FormOrigin = {
	/** The form's `source`, such as `premium` or `regional-de`. */
	readonly source: string
	readonly locale: string
	readonly utm_source: string | null
	readonly utm_campaign: string | null
	/** Null if the visitor had no referrer, or came from a page of this site. */
	readonly referrer_host: string | null
}

/** The test pages, whose forms follow a result. */
export const testPages: ReadonlySet<string> = new Set([
	...Object.values(pages.introvertTest),
	...Object.values(pages.mbtiTest),
])

/**
 * The count of an accepted form, or of its confirmation.
 *
 * @example
 * const consent = { locale: 'de', utm_source: null, utm_campaign: 'june', referrer_host: null }
 * formCount('form_sent', { source: 'regional-de', ...consent })
 * // { event: 'form_sent', path: '/deutschland', source: 'direct', campaign: 'june', locale: 'de' }
 */
export function formCount(
	event: (typeof serverEvents)['formSent' | 'confirmed'],
	form: FormOrigin,
): Count {
	const source = form.utm_source ?? form.referrer_host ?? ''
	const path = pageOfSource(form.source) ?? other
	return {
		event,
		path: publicPaths.has(path) ? path : other,
		source: normalizeName(sourceName(source), sources.direct),
		campaign: normalizeName(form.utm_campaign ?? '', noCampaign),
		locale: form.locale,
	}
}
