import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '#values/operator-error.ts'
import type { Site } from '#cms/reader/site.ts'
import type { ShownPage } from '#platform/pages/page.ts'

export type SitePaths = {
	readonly pages: readonly string[]
	readonly files: readonly string[]
	/** Error pages, which have no address. */
	readonly internal: readonly string[]
	/** Pages by their former paths. */
	readonly moved?: Readonly<Record<string, string>> | undefined
}

/** A rendered page or file. */
export type Rendered = {
	readonly text: string
	/** Inline scripts and styles that the page's components declare as their own. */
	readonly inlineCode: readonly string[]
	/** Until when the page may be kept, in milliseconds since 1970; null if it changes only when the site does. */
	readonly keepUntil: number | null
}

/** What the build exports: its pages, rendered from any words and settings. */
export type Renderer = {
	readonly pathsOf: (site: Site) => SitePaths
	readonly render: (site: Site, path: string) => Promise<Rendered>
	/** Renders a page for a single request. */
	readonly renderOnce: (site: Site, page: ShownPage) => Promise<Rendered>
	/** The inline scripts and styles that Astro writes, by hash. */
	readonly knownCode: ReadonlySet<string>
}

export const knownCodeFile = 'server/inline-code.json'

/**
 * Loads the renderer of a build.
 *
 * @param folder of the build
 * @throws OperatorError
 */
export async function loadRenderer(folder: string): Promise<Renderer> {
	const file = join(folder, knownCodeFile)
	if (!existsSync(file)) {
		throw new OperatorError(`There is no built site in ${folder}. Build it with: npm run build`)
	}
	const known: readonly string[] = JSON.parse(await readFile(file, 'utf8'))
	return { ...(await importRenderer(folder)), knownCode: new Set(known) }
}

export async function importRenderer(folder: string): Promise<Omit<Renderer, 'knownCode'>> {
	const { pathsOf, render, renderOnce } = await import(join(folder, 'server/entry.mjs'))
	return { pathsOf, render, renderOnce }
}
