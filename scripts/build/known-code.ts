import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineHashes } from '#server/platform/pages/policy.ts'
import { importRenderer, knownCodeFile } from '#server/platform/pages/renderer.ts'
import { readSettings } from '#settings/settings.ts'

/**
 * Renders every page of the repository's words, and writes the hashes of the inline scripts and styles: policies allow
 * no others, but those that a component names. Fails if a page cannot be rendered.
 *
 * @param folder of the build
 */
export async function writeKnownCode(folder: string): Promise<void> {
	const { pathsOf, render } = await importRenderer(folder)
	const settings = readSettings({ ANALYTICS: 'own' })
	const site = { edits: {}, settings }
	const { pages, internal } = pathsOf(site)
	const known = new Set<string>()
	for (const path of [...pages, ...internal]) {
		const { text } = await render(site, path)
		for (const element of ['script', 'style'] as const)
			for (const hash of inlineHashes(text, element)) known.add(hash)
	}
	writeFileSync(join(folder, knownCodeFile), JSON.stringify([...known].toSorted()))
}
