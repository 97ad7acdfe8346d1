import { type Embed, embedCode, embedPath, embedSizes } from '#site-map/embeds.ts'
import { words } from './entries.ts'
import { absoluteUrl } from './site-urls.ts'
import { currentSite } from './site.ts'

type Size = { readonly width: number; readonly height: number }

/** The title of a frame, and the line that puts it on another site. */
export function embedOn(embed: Embed, size: Size = embedSizes[embed.name], query = '') {
	const { title } = words('embed', embed.language)[embed.name]
	return { title, code: embedCode(absoluteUrl(embedPath(embed)) + query, title, size) }
}

/** The oEmbed address of a page that has a frame. */
export function oembedUrl(path: string): string {
	const { site, api } = currentSite().settings.addresses
	return `${api || site}/oembed?${new URLSearchParams({ url: absoluteUrl(path), format: 'json' })}`
}
