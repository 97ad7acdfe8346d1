import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorStatus, errorPagePath, languageOfPath } from '#domain/pages/error-pages.ts'
import { type PageLanguage, pageLanguages } from '#domain/pages/pages.ts'
import { fallbackPage } from './fallback-page.ts'
import { largeFile, readBodies, smallFile, type LargeFile, type SmallFile } from './variants.ts'
import { isMedia } from './mime-types.ts'

/** All served files by path. Paths are looked up only here, never in the file system. */
export type Files = Readonly<{
	get: (path: string) => SmallFile | LargeFile | undefined
	isPage: (path: string) => boolean
	paths: readonly string[]
	/** The page for an unknown path, in the language of the path. */
	notFound: (path: string) => SmallFile
	/** The page for a server error, in the language of the path. */
	serverError: (path: string) => SmallFile
}>

/** The folder contains no built site. */
export class MissingBuildError extends Error {
	override name = 'MissingBuildError'
}

/** Whether a file has no public path: error pages and message templates. */
export function isInternalPage(name: string): boolean {
	return /^(?:notices\/|(?:[^/]+\/)?(?:404|500)\.html$)/.test(name)
}

/** Larger files are read from disk, unless the build has compressed them. */
const maxInMemoryBytes = 256 * 1024

/** Whether a folder contains a built site. */
export function hasBuiltSite(folder: string): boolean {
	return existsSync(join(folder, 'index.html'))
}

/**
 * Reads a built site: loads small files and their compressed variants into memory, and indexes large ones.
 *
 * @throws MissingBuildError if the folder contains no built site
 */
export function readFiles(folder: string): Files {
	if (!hasBuiltSite(folder)) {
		throw new MissingBuildError(`There is no built site in ${folder}. Build it with: npm run build`)
	}
	const policies = readPolicies(folder)
	const names = publicNames(folder).filter((name) => !isInternalPage(name))
	const pages = new Set(names.filter((name) => name.endsWith('.html')).map(pathOf)).add('/404')
	const notFound = readErrorPages(folder, 404, policies)
	const table = new Map([
		...names.map((name) => [pathOf(name), readFile(folder, name, policies[name])] as const),
		['/404', notFound('/404')] as const,
	])
	return Object.freeze({
		get: (path: string) => table.get(path),
		isPage: (path: string) => pages.has(path),
		paths: Object.freeze([...table.keys()]),
		notFound,
		serverError: readErrorPages(folder, 500, policies),
	})
}

/** No files, for a server with the API only. In development Astro serves the pages. */
export function noFiles(): Files {
	const notFound = smallFile('404.html', 404, { identity: fallbackPage(404) })
	const serverError = smallFile('500.html', 500, { identity: fallbackPage(500) })
	return Object.freeze({
		get: () => undefined,
		isPage: () => false,
		paths: [],
		notFound: () => notFound,
		serverError: () => serverError,
	})
}

/** Lists public files: no symbolic links, no hidden files except `.well-known`, no compressed variants. */
export function publicNames(folder: string, prefix = ''): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const name = `${prefix}${entry.name}`
		if (entry.name.startsWith('.') && name !== '.well-known') return []
		// `readdir` with `recursive` would follow symbolic links out of the folder.
		if (entry.isDirectory()) return publicNames(join(folder, entry.name), `${name}/`)
		return entry.isFile() && !/\.(?:br|gz)$/.test(name) ? [name] : []
	})
}

/** The public path of a file: `guides/index.html` becomes `/guides`. */
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

function readErrorPages(folder: string, status: ErrorStatus, policies: Policies) {
	const pages = new Map(
		pageLanguages.flatMap((language) => {
			const page = readErrorPage(folder, status, language, policies)
			return page === null ? [] : [[language, page] as const]
		}),
	)
	const english =
		pages.get('en') ?? smallFile(`${status}.html`, status, { identity: fallbackPage(status) })
	return (path: string) => pages.get(languageOfPath(path)) ?? english
}

/** Null for a language that the site lacks. */
function readErrorPage(
	folder: string,
	status: ErrorStatus,
	language: PageLanguage,
	policies: Policies,
): SmallFile | null {
	const name = `${errorPagePath(status, language).slice(1)}.html`
	const bodies = readBodies(join(folder, name))
	return bodies.identity === undefined ? null : smallFile(name, status, bodies, policies[name])
}

type Policies = Readonly<Record<string, string>>

/** Reads the Content-Security-Policy of each page, by file name, as written by the build. */
export function readPolicies(folder: string): Policies {
	const file = join(folder, '.policies.json')
	const read: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
	if (typeof read !== 'object' || read === null) return {}
	return Object.fromEntries(
		Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	)
}
