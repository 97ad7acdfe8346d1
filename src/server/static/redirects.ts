import { attributed } from '#domain/attribution/attributed.ts'
import { placeQuery } from '#domain/attribution/place.ts'
import { countryShortcuts } from '#domain/country/shortcuts.ts'
import { appDoors } from '#domain/paths/app-doors.ts'
import { appPaths, mistakenPaths } from '#domain/paths/mistaken.ts'

export type Redirect = Readonly<{ status: 301 | 302; location: string }>

/** What a redirect may lead to: this site's pages, and the app. */
export type Targets = Readonly<{ isPage: (path: string) => boolean; appUrl: string }>

/**
 * Where a path that is no page leads, or null where it leads nowhere.
 *
 * Every page has one address. Other spellings of it (a slash at the end, capitals, `.html`,
 * needless escapes) move permanently to it and keep their query. A country code moves to its
 * regional page; any other two letters are a region that does not exist, and lead to `/404`. Paths
 * that people mistake for a page lead to the one they mean, at once.
 *
 * The location is always a page of this site or a door of the app, never made from what was asked,
 * so it cannot lead elsewhere.
 *
 * @param query with its question mark, or empty
 * @example redirectFor('/USA/', '?utm_source=x', targets) // 301 to /usa?utm_source=x
 * @example redirectFor('/fr', '', targets) // 302 to /404
 * @example redirectFor('/FAQ/', '?utm_source=x', targets) // 301 to /?utm_source=x#faq
 */
export function redirectFor(path: string, query: string, targets: Targets): Redirect | null {
	const plain = canonicalPath(path)
	if (plain === null || plain.startsWith('/api/')) return null
	if (targets.isPage(plain)) return plain === path ? null : movedPermanently(plain, query)
	if (/^\/[a-z]{2}$/.test(plain)) {
		const page = ownValue(countryShortcuts, plain.slice(1))
		return page === undefined ? { status: 302, location: '/404' } : movedPermanently(page, query)
	}
	const [page = '', anchor] = ownValue(mistakenPaths, plain)?.split('#') ?? []
	if (targets.isPage(page)) return movedPermanently(page, query, anchor)
	const door = ownValue(appPaths, plain)
	return door === undefined ? null : redirectToApp(appDoors(targets.appUrl)[door], plain, query)
}

function movedPermanently(page: string, query: string, anchor?: string): Redirect {
	return { status: 301, location: page + query + (anchor === undefined ? '' : `#${anchor}`) }
}

/** For now only: where the app lives is a setting, and browsers keep a permanent answer for good. */
function redirectToApp(door: string, path: string, query: string): Redirect {
	return {
		status: 302,
		location: attributed(attributed(door, placeQuery(path, 'redirect')), query),
	}
}

function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined
}

/** The simplest spelling of a path, or null for one that no page can have. */
function canonicalPath(path: string): string | null {
	const decoded = decode(path)
	// An escaped slash is not a slash: nothing links to a page that way.
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
