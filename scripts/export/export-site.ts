import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadRenderer } from '#cms/rendering/renderer.ts'
import { renderSource } from '#cms/rendering/render-source.ts'
import type { Site } from '#cms/reader/site.ts'

/**
 * Writes into a folder the files of a build, and the pages as a server of this build would send them. Returns the
 * Content-Security-Policy of each page, by file name.
 *
 * @param build the folder of the build
 * @param isWanted whether to write the page or file at a path
 */
export async function exportSite(
	build: string,
	folder: string,
	site: Site,
	isWanted: (path: string) => boolean = () => true,
): Promise<Readonly<Record<string, string>>> {
	const renderer = await loadRenderer(build)
	cpSync(join(build, 'client'), folder, {
		recursive: true,
		filter: (file) => !/\.(?:br|gz)$/.test(file),
	})
	const { pages, files, internal } = renderer.pathsOf(site)
	const policies: Record<string, string> = {}
	for (const path of [...pages, ...files, ...internal].filter(isWanted)) {
		const { source } = await renderSource(renderer, site, path, !files.includes(path))
		const { name, text, policy } = source
		mkdirSync(dirname(join(folder, name)), { recursive: true })
		writeFileSync(join(folder, name), text)
		if (policy !== undefined) policies[name] = policy
	}
	return policies
}
