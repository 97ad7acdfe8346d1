import { resolve } from 'node:path'
import { OperatorError } from '#values/operator-error.ts'
import { loadRenderer } from '#cms/rendering/renderer.ts'
import type { Site } from '#cms/reader/site.ts'

/**
 * The text of every page by path, for checking links.
 *
 * @returns null without a built site
 */
export async function pageTexts(
	build: string,
	site: Site,
): Promise<ReadonlyMap<string, string> | null> {
	try {
		const { pathsOf, render } = await loadRenderer(resolve(build))
		const texts = new Map<string, string>()
		for (const path of pathsOf(site).pages) texts.set(path, (await render(site, path)).text)
		return texts
	} catch (error) {
		if (error instanceof OperatorError) return null
		throw error
	}
}
