import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fallbackPage, type ErrorStatus } from './fallback-page.ts'
import { largeFile, readBodies, smallFile, type LargeFile, type SmallFile } from './variants.ts'
import { isMedia } from './mime-types.ts'

/** Everything that can ever be served as a file. A path that is no key here does not exist. */
export type Files = Readonly<{
	get: (path: string) => SmallFile | LargeFile | undefined
	isPage: (path: string) => boolean
	paths: readonly string[]
	notFound: SmallFile
	serverError: SmallFile
}>

/** The site has not been built. */
export class MissingBuildError extends Error {
	override name = 'MissingBuildError'
}

/** Pages without an address: the server sends them for errors and as templates. */
export function isInternalPage(name: string): boolean {
	return name === '404.html' || name === '500.html' || name.startsWith('notices/')
}

/** A file above this many bytes stays on disk, unless the build has compressed it. */
const maxInMemoryBytes = 256 * 1024

/**
 * Reads a built site once: small files into memory with their compressed variants, large ones opened.
 *
 * @throws MissingBuildError where the folder holds no built site
 */
export function readFiles(folder: string): Files {
	if (!existsSync(join(folder, 'index.html'))) {
		throw new MissingBuildError(`There is no built site in ${folder}. Build it: npm run build`)
	}
	const policies = readPolicies(folder)
	const names = publicNames(folder).filter((name) => !isInternalPage(name))
	const pages = new Set(names.filter((name) => name.endsWith('.html')).map(pathOf)).add('/404')
	const notFound = readErrorPage(folder, 404, policies)
	const table = new Map([
		...names.map((name) => [pathOf(name), readFile(folder, name, policies[name])] as const),
		['/404', notFound] as const,
	])
	return Object.freeze({
		get: (path: string) => table.get(path),
		isPage: (path: string) => pages.has(path),
		paths: Object.freeze([...table.keys()]),
		notFound,
		serverError: readErrorPage(folder, 500, policies),
	})
}

/** No pages at all: the API alone, as in development, where Astro serves them. */
export function noFiles(): Files {
	return Object.freeze({
		get: () => undefined,
		isPage: () => false,
		paths: [],
		notFound: smallFile('404.html', 404, { identity: fallbackPage(404) }),
		serverError: smallFile('500.html', 500, { identity: fallbackPage(500) }),
	})
}

/** The names that may be public: no links, nothing hidden but `.well-known`, no compressed variants. */
export function publicNames(folder: string, prefix = ''): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const name = `${prefix}${entry.name}`
		if (entry.name.startsWith('.') && name !== '.well-known') return []
		// Folders are walked one by one: a recursive readdir would follow a link out of the site.
		if (entry.isDirectory()) return publicNames(join(folder, entry.name), `${name}/`)
		return entry.isFile() && !/\.(?:br|gz)$/.test(name) ? [name] : []
	})
}

/** The path that a browser asks for: `guides/index.html` is `/guides`. */
export function pathOf(name: string): string {
	const page = name.replace(/(?:(?:^|\/)index)?\.html$/, '')
	return `/${encodeURI(page).replace(/[?#]/g, encodeURIComponent)}`
}

function readFile(folder: string, name: string, policy?: string): SmallFile | LargeFile {
	const file = join(folder, name)
	const isLarge = statSync(file).size > maxInMemoryBytes && !existsSync(`${file}.br`)
	if (isLarge || isMedia(name)) return largeFile(file, name)
	return smallFile(name, 200, readBodies(file), policy)
}

function readErrorPage(folder: string, status: ErrorStatus, policies: Policies): SmallFile {
	const name = `${status}.html`
	const bodies = readBodies(join(folder, name))
	if (bodies.identity === undefined)
		return smallFile(name, status, { identity: fallbackPage(status) })
	return smallFile(name, status, bodies, policies[name])
}

type Policies = Readonly<Record<string, string>>

/** What the build wrote: the policy of each page by its file's name. */
export function readPolicies(folder: string): Policies {
	const file = join(folder, '.policies.json')
	const read: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
	if (typeof read !== 'object' || read === null) return {}
	return Object.fromEntries(
		Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	)
}
