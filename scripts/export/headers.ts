import { fileHeaders } from '#platform/pages/headers.ts'

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>]

/**
 * The headers our own server sends with each file, in the format of Netlify, Cloudflare Pages and others. A header that
 * is the same for all files is in one rule only: if two matching rules set the same header, these hosts send both
 * values, and a page would then have to satisfy two policies.
 *
 * @param names of the files, as in the built site
 * @param policies of the pages, by name
 */
export function headersFile(
	names: readonly string[],
	policies: Readonly<Record<string, string>>,
): string {
	const all = names.map((name): Rule => [pathOf(name), headersOf(name, policies[name])])
	const [[, first] = ['', {}]] = all
	const shared = Object.fromEntries(
		Object.entries(first).filter(([name, value]) => all.every(([, own]) => own[name] === value)),
	)
	const rest = all.map(([path, own]): Rule => [
		path,
		Object.fromEntries(Object.entries(own).filter(([name]) => !(name in shared))),
	])
	return [['/*', shared] as const, ...byFolder(rest)].map(written).join('')
}

/** The headers of a file without its type and encoding, which the host sets itself. */
function headersOf(name: string, policy: string | undefined): Record<string, string> {
	const { 'content-type': _type, ...headers } = fileHeaders(name, policy)
	return headers
}

/** Like our server, these hosts serve `usa.html` at `/usa`. */
function pathOf(name: string): string {
	return `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`
}

/** One rule per folder of similar files: some hosts read at most a hundred rules. */
function byFolder(rules: readonly Rule[]): Rule[] {
	const folders = Map.groupBy(rules, ([path]) => path.slice(0, path.lastIndexOf('/') + 1))
	return [...folders].flatMap(([folder, own]) => {
		const isAlike = new Set(own.map(([, headers]) => JSON.stringify(headers))).size === 1
		const [[, headers] = ['', {}]] = own
		return isAlike && folder !== '/' ? [[`${folder}*`, headers] as const] : own
	})
}

function written([path, headers]: Rule): string {
	const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
	return `${path}\n${lines.join('')}`
}
