import { countryShortcuts } from '#domain/country/shortcuts.ts'

export type Redirect = Readonly<{ status: 301 | 302; location: string }>

/**
 * Where a path that is no page leads, or null where it leads nowhere.
 *
 * Every page has one address. Other spellings of it (a slash at the end, capitals, `.html`,
 * needless escapes) move permanently to it and keep their query. A country code moves to its
 * regional page; any other two letters are a region that does not exist, and lead to `/404`.
 *
 * The location is always a page of this site, never made from what was asked, so it cannot lead
 * elsewhere.
 *
 * @param query with its question mark, or empty
 * @example redirectFor('/USA/', '?utm_source=x', isPage) // 301 to /usa?utm_source=x
 * @example redirectFor('/fr', '', isPage) // 302 to /404
 */
export function redirectFor(
	path: string,
	query: string,
	isPage: (path: string) => boolean,
): Redirect | null {
	const plain = plainPath(path)
	if (plain === null || plain.startsWith('/api/')) return null
	if (plain !== path && isPage(plain)) return { status: 301, location: plain + query }
	const code = /^\/([a-z]{2})$/.exec(plain)?.[1]
	if (code === undefined) return null
	const page = Object.hasOwn(countryShortcuts, code) ? countryShortcuts[code] : undefined
	return page === undefined
		? { status: 302, location: '/404' }
		: { status: 301, location: page + query }
}

/** The simplest spelling of a path, or null for one that no page can have. */
function plainPath(path: string): string | null {
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
