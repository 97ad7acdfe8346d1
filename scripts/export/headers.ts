import { fileHeaders } from '#server/platform/static/headers.ts'

/** A rule of a `_headers` file: for which path, and what is sent there. */
type Rule = readonly [path: string, headers: Readonly<Record<string, string>>]

/**
 * The headers that our own server sends with each file, in the format that Netlify, Cloudflare Pages
 * and others read. What all files share stands once: where two rules set the same header these hosts
 * send both values, and two policies would both count.
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

/** The host knows a file's type by its name, and its own compression. */
function headersOf(name: string, policy: string | undefined): Record<string, string> {
	const { 'content-type': _type, ...headers } = fileHeaders(name, policy)
	return headers
}

/** These hosts serve `usa.html` at `/usa`, as our server does. */
function pathOf(name: string): string {
	return `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`
}

/** One rule for a folder whose files are all alike: some hosts read no more than a hundred. */
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
