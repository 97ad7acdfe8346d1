import { countryAliases } from '#domain/country/country-aliases.ts'
import { appPathAliases, pathAliases } from '#domain/paths/path-aliases.ts'
import { redirectFor, type Targets } from '#server/platform/static/redirects.ts'

/**
 * Where our own server sends country codes and mistaken paths, in the format of `_redirects`. Other
 * spellings of a path are left to the host, and so are two letters that are no country of ours.
 */
export function redirectsFile(targets: Targets): string {
	const codes = Object.keys(countryAliases).map((code) => `/${code}`)
	const paths = [...codes, ...Object.keys(pathAliases), ...Object.keys(appPathAliases)]
	return paths
		.map((path) => {
			const redirect = redirectFor(path, '', targets)
			return redirect ? `${path} ${redirect.location} ${redirect.status}\n` : ''
		})
		.join('')
}
