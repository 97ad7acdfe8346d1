import { createApp } from 'astro/app/entrypoint'
import { type Site, withSite } from '#words/site.ts'
import { recordInlineCode } from '#publishing/inline-code.ts'
import { siteFiles } from './_site-files.ts'
import { sitePaths } from './_site-paths.ts'

/** A rendered page or file. */
export type Rendered = {
	readonly text: string
	/** Inline scripts and styles that its components name as their own. */
	readonly inlineCode: readonly string[]
	/** In milliseconds since 1970; null if only a change of the site changes it. */
	readonly keepUntil: number | null
}

const app = createApp({ streaming: false })

/** The paths of everything that a site renders. */
export function pathsOf(site: Site): ReturnType<typeof sitePaths> {
	return withSite(site, sitePaths)
}

/**
 * Renders a path of a site.
 *
 * @throws whatever a component throws
 */
export async function render(site: Site, path: string): Promise<Rendered> {
	const { result, ...named } = await withSite(site, () => recordInlineCode(() => answer(path)))
	return { ...result, ...named }
}

async function answer(path: string): Promise<Omit<Rendered, 'inlineCode'>> {
	const file = siteFiles().get(path)
	if (file !== undefined) return { text: file(), keepUntil: null }
	const response = await app.render(new Request(`http://localhost${path}`))
	const expires = response.headers.get('expires')
	return {
		text: await response.text(),
		keepUntil: expires === null ? null : Date.parse(expires),
	}
}
