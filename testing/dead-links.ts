/** Attributes that load or name a file. */
const loaded = /\s(?:src|href|content|poster|component-url|renderer-url)="([^"#?]*\.\w+)"/g

/**
 * The paths of this site that a page links, loads or names and that do not exist.
 *
 * @param origin the site's origin; its absolute addresses count as paths
 * @param exists whether a page or file exists at a path such as `week` or `assets/a.js`, without a leading slash
 * @example deadLinks('<a href="/weak#x">', 'https://innervolt.example', (path) => path === 'week') // ['weak']
 */
export function deadLinks(
	html: string,
	origin: string,
	exists: (path: string) => boolean,
): readonly string[] {
	const links = [...html.matchAll(/<(?:a|link)\b[^<>]*\shref="([^"#?]*)/g)].map(
		([, url = '']) => url,
	)
	const files = [...html.matchAll(loaded)].map(([, url = '']) => url)
	const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(','))
	const pictures = sets.map((entry) => entry.trim().split(/\s/)[0] ?? '')
	const paths = [...links, ...files, ...pictures].flatMap((url) => ownPath(url, origin))
	return [...new Set(paths)].filter((path) => path !== '' && !exists(path))
}

/**
 * The paths of this site that a text, such as a sitemap or structured data, names by absolute address and that do not
 * exist.
 *
 * @param exists as for `deadLinks`
 * @example deadAddresses('<loc>https://innervolt.example/weak</loc>', 'https://innervolt.example', () => false) // ['weak']
 */
export function deadAddresses(
	text: string,
	origin: string,
	exists: (path: string) => boolean,
): readonly string[] {
	const address = new RegExp(`${RegExp.escape(origin)}/([^\\s<>"'()\\[\\]\\\\#?]*)`, 'g')
	const paths = [...text.matchAll(address)].map(([, path = '']) => path.replace(/[.,;:]$/, ''))
	return [...new Set(paths)].filter((path) => path !== '' && !exists(path))
}

function ownPath(url: string, origin: string): readonly string[] {
	const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
	return path.startsWith('/') && !path.startsWith('//') ? [path.slice(1)] : []
}
