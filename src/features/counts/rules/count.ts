import { embedSource } from '#site-map/embeds.ts'
import { pageLanguages, pages } from '#site-map/pages.ts'
import { toldPath } from '#site-map/type-pages.ts'
import { eventNames } from './events.ts'
import { sourceName } from './source-name.ts'

/**
 * The columns of the daily sums, in order. The site's own counts store nothing else. The privacy pages describe each
 * column.
 */
export const countColumns = ['day', 'event', 'path', 'source', 'campaign', 'locale', 'n'] as const

export type Count = {
	/** The name of an event in `eventNames`, `entrance`, one of `serverEvents`, or `other`. */
	readonly event: string
	/** The address of a public page, one shared address for all pages about personality types, or `other`. */
	readonly path: string
	/** `utm_source`, else the name of the linking site (`sourceName`), else one of `sources`. */
	readonly source: string
	/** `utm_campaign`, or one of `letters`. */
	readonly campaign: string
	/** The page's language: `en`, `de`, `pt` or `other`. */
	readonly locale: string
}

/** A daily sum. */
export type CountRow = Count & {
	/** A UTC day, `2026-01-05`. */
	readonly day: string
	readonly n: number
}

/** The value that replaces unknown values, rare names, and names beyond the daily limit. */
export const other = 'other'

/** Sources that are neither a site nor a label: no referrer, a page of this site, and our frames on other sites. */
export const sources = { direct: 'direct', internal: 'internal', embed: embedSource } as const

export const noCampaign = 'none'

/** A page opened from outside the site: a visit, in the panel's terms. */
export const entrance = 'entrance'

/** Events counted by the server; a browser cannot report them. */
export const serverEvents = {
	formSent: 'form_sent',
	confirmed: 'confirmed',
	signedUp: 'signed_up',
} as const

/** In every language. */
export const publicPaths: ReadonlySet<string> = new Set(
	Object.values(pages).flatMap((versions) => Object.values(versions)),
)
export const countedLanguages: ReadonlySet<string> = new Set(pageLanguages)

/** Letters, digits and a few separators. Excludes `@`, so that no label contains an email address. */
const name = /^[\p{L}\p{N}][\p{L}\p{N} ._+~-]{0,59}$/u

/**
 * A browser's report as a count, with everything unknown, malformed or too long replaced by `other`.
 *
 * @param own the addresses of pages that owners made
 * @example
 * normalizeCount({ event: 'entrance', path: '/nowhere', source: 'www.Example.org', campaign: '', locale: 'de' })
 * // { event: 'entrance', path: 'other', source: 'example.org', campaign: 'none', locale: 'de' }
 */
export function normalizeCount(reported: Count, own: readonly string[] = []): Count {
	const { event, path, source, campaign, locale } = reported
	return {
		event: event === entrance || eventNames.has(event) ? event : other,
		path: publicPaths.has(path) || own.includes(path) ? toldPath(path) : other,
		source: normalizeName(sourceName(source), sources.direct),
		campaign: normalizeName(campaign, noCampaign),
		locale: countedLanguages.has(locale) ? locale : other,
	}
}

/**
 * A source or campaign in lower case; `absent` if empty and `other` if invalid.
 *
 * @example normalizeName('Zine', 'none') // 'zine'
 * @example normalizeName('ada@example.com', 'none') // 'other'
 */
export function normalizeName(text: string, absent: string): string {
	const trimmed = text.trim().toLowerCase()
	if (trimmed === '') return absent
	return name.test(trimmed) ? trimmed : other
}

/**
 * The identity of a daily sum: all columns except `n`, in the order of their names.
 *
 * @example sumKey(row) // '{"campaign":"none","day":"2026-01-05","event":"entrance",…}'
 */
export function sumKey({ n: _n, ...columns }: { readonly n: number }): string {
	return JSON.stringify(columns, Object.keys(columns).toSorted())
}
