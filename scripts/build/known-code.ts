import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineHashes } from '#platform/pages/policy.ts'
import type { RequestPage } from '#site/messages/request-page.ts'
import { importRenderer, knownCodeFile } from '#cms/rendering/renderer.ts'
import { readSettings } from '#config/settings.ts'
import { pages } from '#site-map/pages.ts'
import { blankLanding } from '#cms/pages/landing-texts.ts'
import { wholeFile } from '#cms/reader/site.ts'

/** One example for each Astro page that the server renders separately for each request. */
const requestPages: readonly RequestPage[] = [
	{ kind: 'notice', language: 'en', name: 'sent' },
	{ kind: 'my-data-notice', language: 'en', name: 'unknown' },
	{ kind: 'leave', language: 'en', step: 'away', form: null, nonce: '' },
]

/**
 * An example of a page made by an owner. Such pages have a template of their own, with styles that no other template
 * has.
 */
const landing = {
	language: 'en',
	path: '/known-code',
	title: 'A page',
	today: '2026-11-29',
} as const

/**
 * An edit that adds a block to an article or a tool. An article or a tool with an added block uses another template,
 * with other styles.
 */
const added = { added: JSON.stringify({ tools: { block: 'tools' } }) }
const withOthers = {
	[pages.terms.en]: 'policies/en/terms.mdoc',
	[pages.week.en]: 'tools/en/week-page.yaml',
}

/**
 * Renders every page with the repository's words, and examples of owners' pages, and writes the hashes of the inline
 * scripts and styles. Policies allow only these and the code named by a component. Fails if a page cannot be
 * rendered.
 *
 * @param folder of the build
 */
export async function writeKnownCode(folder: string): Promise<void> {
	const { pathsOf, render, renderOnce } = await importRenderer(folder)
	const settings = readSettings({ ANALYTICS: 'own' })
	const site = { edits: {}, settings }
	const { pages: shown, internal } = pathsOf(site)
	const known = new Set<string>()
	const add = ({ text }: { readonly text: string }) => {
		for (const element of ['script', 'style'] as const)
			for (const hash of inlineHashes(text, element)) known.add(hash)
	}
	for (const path of [...shown, ...internal]) add(await render(site, path))
	for (const page of requestPages) add(await renderOnce(site, page))
	const edits = {
		'landings/en/known-code.yaml': { [wholeFile]: blankLanding(landing) },
		...Object.fromEntries(Object.values(withOthers).map((file) => [file, added])),
	}
	for (const path of [landing.path, ...Object.keys(withOthers)])
		add(await render({ edits, settings }, path))
	writeFileSync(join(folder, knownCodeFile), JSON.stringify([...known].toSorted()))
}
