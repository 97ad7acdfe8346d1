import { embedAt } from '#site-map/embeds.ts'
import type { Site } from '#cms/reader/site.ts'
import type { PageSource } from '#platform/pages/page.ts'
import { hashOf, policy } from '#platform/pages/policy.ts'
import type { Rendered, Renderer } from './renderer.ts'

/**
 * Renders a page or file of a site. Pages come with their Content-Security-Policy.
 *
 * @returns its source, and until when it may be kept, in milliseconds since 1970
 */
export async function renderSource(
	{ render, knownCode }: Pick<Renderer, 'render' | 'knownCode'>,
	site: Site,
	path: string,
	isPage: boolean,
): Promise<{ readonly source: PageSource; readonly until: number }> {
	const rendered = await render(site, path)
	const { text, keepUntil } = rendered
	const status = path.endsWith('/404') ? 404 : path.endsWith('/500') ? 500 : 200
	const source: PageSource = isPage
		? {
				name: `${path.slice(1) || 'index'}.html`,
				status,
				text,
				policy: policyOf(rendered, knownCode, site, embedAt(path) !== undefined),
			}
		: { name: path.slice(1), status, text }
	return { source, until: keepUntil ?? Infinity }
}

/** The policy of a rendered page. It allows only inline code of the build and of the page's components. */
export function policyOf(
	{ text, inlineCode }: Rendered,
	knownCode: Renderer['knownCode'],
	{ settings }: Site,
	canBeFramed = false,
): string {
	const own = new Set(inlineCode.map(hashOf))
	const isOwn = (hash: string) => own.has(hash) || knownCode.has(hash)
	return policy(text, settings, isOwn, canBeFramed)
}
