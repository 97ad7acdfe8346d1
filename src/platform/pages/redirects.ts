import { withCampaign } from '#site-map/campaigns/with-campaign.ts'
import { linkCampaignQuery } from '#site-map/campaigns/link-campaign.ts'
import { countryAliases } from '#site-map/countries/country-aliases.ts'
import { englishVersionOf } from '#site-map/english-version.ts'
import { appUrlsAt } from '#site-map/app-urls.ts'
import { appPathAliases, pathAliases, temporaryAliases } from '#site-map/path-aliases.ts'

export type Redirect = Readonly<{ status: 301 | 302; location: string }>

/** Allowed redirect targets: this site's pages and files, and the app. */
export type Targets = Readonly<{
	/** Whether a page can exist at a canonical path. */
	isPage: (path: string) => boolean
	/** Whether a page or another file exists. */
	isFile: (path: string) => boolean
	/** The current path of the page that was formerly at a path. */
	movedFrom?: (path: string) => string | undefined
	appUrl: string
}>

/**
 * The redirect for a path that is not a page; null if there is none.
 *
 * Each page has one canonical path. Variants (trailing slash, capitals, `.html`, unnecessary escapes) redirect
 * permanently and keep their query, and so does the former path of a page. A country code redirects to its regional
 * page; other two-letter paths are unknown regions and redirect to `/404`. Commonly mistaken paths redirect to the
 * intended page. A page in a language the site lacks redirects to its English version, temporarily, because the
 * language may return.
 *
 * The location is a page of this site or an entry page of the app, so there is no open redirect.
 *
 * @param query with its question mark, or empty
 * @example redirectFor('/USA/', '?utm_source=x', targets) // 301 to /usa?utm_source=x
 * @example redirectFor('/fr', '', targets) // 302 to /404
 * @example redirectFor('/FAQ/', '?utm_source=x', targets) // 301 to /?utm_source=x#faq
 * @example redirectFor('/deutschland/woche', '', targets) // 302 to /week, on a site without German
 */
export function redirectFor(path: string, query: string, targets: Targets): Redirect | null {
	const plain = canonicalPath(path)
	if (plain === null || plain.startsWith('/api/')) return null
	if (targets.isPage(plain)) return plain === path ? null : movedPermanently(plain, query)
	const moved = targets.movedFrom?.(plain)
	if (moved !== undefined && targets.isPage(moved)) return movedPermanently(moved, query)
	const isCode = /^\/[a-z]{2}$/.test(plain)
	const meant = isCode ? ownValue(countryAliases, plain.slice(1)) : ownValue(pathAliases, plain)
	const [page = plain, anchor] = meant?.split('#') ?? []
	if (targets.isPage(page)) return movedPermanently(page, query, anchor)
	const place = ownValue(temporaryAliases, plain)
	if (place !== undefined && targets.isPage(place)) return { status: 302, location: place }
	const english = targets.isFile(page) ? undefined : englishVersionOf(page)
	if (english !== undefined && targets.isFile(english)) {
		return { status: 302, location: english + query }
	}
	if (isCode) return { status: 302, location: '/404' }
	const entry = ownValue(appPathAliases, plain)
	return entry === undefined ? null : redirectToApp(appUrlsAt(targets.appUrl)[entry], plain, query)
}

function movedPermanently(page: string, query: string, anchor?: string): Redirect {
	return { status: 301, location: page + query + (anchor === undefined ? '' : `#${anchor}`) }
}

/** Temporary: the app's URL is a setting, and browsers cache permanent redirects indefinitely. */
function redirectToApp(entry: string, path: string, query: string): Redirect {
	return {
		status: 302,
		location: withCampaign(withCampaign(entry, linkCampaignQuery(path, 'redirect')), query),
	}
}

function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined
}

/**
 * Whether a path has the spelling that the paths of pages have.
 *
 * @example isCanonical('/letters/We-Open/') // false
 */
export function isCanonical(path: string): boolean {
	return canonicalPath(path) === path
}

/** The canonical form of a path; null if no page can have it. */
function canonicalPath(path: string): string | null {
	const decoded = decode(path)
	// An escaped slash is data, not a separator.
	if (decoded === null || /%2f/i.test(path)) return null
	if (!/^(?=\/)(?:\/[\w.~-]+)*\/?$/.test(decoded)) return null
	const name = decoded
		.toLowerCase()
		.replace(/\/$/, '')
		.replace(/(?<=[^/])\.html$/, '')
		.replace(/\/index$/, '')
	return name === '' ? '/' : name
}

function decode(path: string): string | null {
	try {
		return decodeURIComponent(path)
	} catch {
		return null
	}
}
