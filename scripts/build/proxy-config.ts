import { existsSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isInternalPage, pathOf, publicNames, readPolicies } from '#server/platform/static/files.ts'
import { fileHeaders } from '#server/platform/static/headers.ts'

/** A built file: its name in the folder, its path on the site, and its headers. */
export type BuiltFile = Readonly<{ name: string; path: string; headers: Headers }>

/**
 * Writes the rules by which nginx and Caddy serve the built files themselves, with the paths and headers of our own
 * server, from the same table. `deploy/nginx.conf` and `deploy/Caddyfile` include them. They name their release's
 * folder, so that files and headers match until the proxy is reloaded, wherever `current` points.
 *
 * @param folder of the built site; its last part is the release's name
 */
export function writeProxyConfigs(folder: string): void {
	const policies = readPolicies(folder)
	const files = publicNames(folder)
		.filter((name) => !isInternalPage(name))
		.toSorted()
		.map((name) => builtFile(name, policies[name], existsSync(join(folder, `${name}.gz`))))
	const release = basename(resolve(folder))
	writeFileSync(join(folder, '.nginx.conf'), `set $release '${release}';\n${nginxLocations(files)}`)
	writeFileSync(join(folder, '.caddy'), `vars release ${release}\n${caddyHandles(files)}`)
}

/** @param isCompressed whether the build has compressed it */
export function builtFile(name: string, policy?: string, isCompressed = false): BuiltFile {
	const headers = new Headers(fileHeaders(name, policy))
	if (isCompressed) headers.set('vary', 'accept-encoding')
	return { name, path: decodeURI(pathOf(name)), headers }
}

/**
 * For nginx, inside a server block with a `root` and a location `@site`. One location per file: other paths and methods
 * go to the site, and so do files removed by a build.
 */
export function nginxLocations(files: readonly BuiltFile[]): string {
	const locations = files.map(({ name, path, headers }) => {
		const lines = [...headers]
			.filter(([header]) => !/^(?:content-type|vary)$/.test(header))
			.map(([header, value]) => `	add_header ${header} ${singleQuoted(value)} always;\n`)
		return `location = ${singleQuoted(path)} {
	try_files ${singleQuoted(`/${name}`)} @site;
	types {}
	default_type ${singleQuoted(headers.get('content-type') ?? '')};
${lines.join('')}}
`
	})
	return `brotli_static on;
gzip_static on;
gzip_vary on;
merge_slashes off;
error_page 405 = @site;
${locations.join('')}`
}

/**
 * For Caddy, inside a site with a `root` and a last `handle` without a matcher. Each page has its own handle; other
 * files share one per set of headers. Paths are compared by expression, because the matcher `path` ignores case.
 */
export function caddyHandles(files: readonly BuiltFile[]): string {
	const groups = Map.groupBy(files, ({ name, headers }) =>
		name.endsWith('.html') ? name : JSON.stringify([...headers]),
	)
	return [...groups.values()].map(caddyHandle).join('')
}

function caddyHandle(files: readonly BuiltFile[], index: number): string {
	const [first] = files
	const file = files.length === 1 ? quoted(`/${first?.name}`) : '{path}'
	const paths = files.map(({ path }) => RegExp.escape(path)).join('|')
	const headers = [...(first?.headers ?? [])]
	const lines = headers.map(([name, value]) => `		${name} ${quoted(value)}\n`)
	return `@files${index} {
	method GET HEAD
	path_regexp ${quoted(`^(?:${paths})$`)}
	file {
		try_files ${file}
	}
}
handle @files${index} {
	rewrite * {file_match.relative}
	header {
		# Replaces the Vary that Caddy adds to compressed files.
		defer
${lines.join('')}	}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}
`
}

function singleQuoted(text: string): string {
	return `'${text.replaceAll(/['\\]/g, '\\$&')}'`
}

/** Caddy reads everything up to the next backtick literally. */
function quoted(text: string): string {
	return `\`${text}\``
}
