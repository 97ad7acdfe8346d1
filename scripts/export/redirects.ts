import { countryAliases } from '#site-map/countries/country-aliases.ts'
import { translatedPaths } from '#site-map/english-version.ts'
import { appPathAliases, pathAliases, temporaryAliases } from '#site-map/path-aliases.ts'
import { redirectFor, type Targets } from '#platform/pages/redirects.ts'

/**
 * Redirects of our own server for country codes, mistaken paths and pages in languages the site lacks, in the format of
 * `_redirects`. Other spellings of a path are left to the host, and so are unknown two-letter paths.
 */
export function redirectsFile(targets: Targets): string {
	const codes = Object.keys(countryAliases).map((code) => `/${code}`)
	const missing = translatedPaths
		.flatMap((path) => [path, `${path}.md`, `${path}.csv`])
		.filter((path) => !targets.isFile(path))
	const aliases = [pathAliases, temporaryAliases, appPathAliases].flatMap((each) =>
		Object.keys(each),
	)
	const paths = [...codes, ...aliases, ...missing]
	return paths
		.map((path) => {
			const redirect = redirectFor(path, '', targets)
			return redirect ? `${path} ${redirect.location} ${redirect.status}\n` : ''
		})
		.join('')
}
