import { type Embed, embedPath, embedSizes } from '#site-map/embeds.ts'
import { words } from './entries.ts'
import { absoluteUrl } from './site-urls.ts'
import { currentSite } from './site.ts'

/** The title of a frame, and the line that puts it on another site. */
export function embedOn(embed: Embed, query = '', given: { width?: number; height?: number } = {}) {
	const { title } = words('embed', embed.language)[embed.name]
	const { width, height } = { ...embedSizes[embed.name], ...given }
	const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
	const code = `<iframe src="${absoluteUrl(embedPath(embed))}${query}" title="${name}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
	return { title, code }
}

/** The oEmbed address of a page that has a frame. */
export function oembedUrl(path: string): string {
	const { site, api } = currentSite().settings.addresses
	return `${api || site}/oembed?${new URLSearchParams({ url: absoluteUrl(path), format: 'json' })}`
}
