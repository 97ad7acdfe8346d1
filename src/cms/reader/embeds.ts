import type { Embed } from '#site-map/embeds.ts'
import { words } from './entries.ts'
import { absoluteUrl, serverUrl } from './site-urls.ts'

export function embedOn({ name: frame, language, path, width, height }: Embed, query = '') {
	const { title } = words('embed', language)[frame]
	const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
	const code = `<iframe src="${absoluteUrl(path)}${query}" title="${name}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
	return { title, code }
}

/** The oEmbed address of a page. Only for pages that other sites can frame. */
export function oembedUrl(path: string): string {
	return serverUrl(`/oembed?${new URLSearchParams({ url: absoluteUrl(path), format: 'json' })}`)
}
