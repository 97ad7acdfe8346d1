import type { Site } from '#words/site.ts'
import type { PageSource } from './page.ts'
import { hashOf, policy } from './policy.ts'
import type { Renderer } from './renderer.ts'

/**
 * Renders a page or file of a site, with the policy of a page.
 *
 * @returns its source, and until when it may be kept, in milliseconds since 1970
 */
export async function renderSource(
	{ render, knownCode }: Renderer,
	site: Site,
	path: string,
	isPage: boolean,
): Promise<{ readonly source: PageSource; readonly until: number }> {
	const { text, inlineCode, keepUntil } = await render(site, path)
	const own = new Set(inlineCode.map(hashOf))
	const isOwn = (hash: string) => own.has(hash) || knownCode.has(hash)
	const status = path.endsWith('/404') ? 404 : path.endsWith('/500') ? 500 : 200
	const source: PageSource = isPage
		? {
				name: `${path.slice(1) || 'index'}.html`,
				status,
				text,
				policy: policy(text, site.settings, isOwn),
			}
		: { name: path.slice(1), status, text }
	return { source, until: keepUntil ?? Infinity }
}
