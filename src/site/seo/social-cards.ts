import { pages } from '#site-map/pages.ts'
import { pathSlug } from '#site-map/path-slug.ts'
import { isOnlyInEdits } from '#cms/reader/own-pages.ts'

/** The size of every card in pixels, as recommended by social networks. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * The path of a page's card for link previews; the landing page's for a page that nothing has been drawn for.
 *
 * @example cardPath('/usa') // '/media/cards/usa.png'
 * @example cardPath('/brasil/privacidade') // '/media/cards/brasil-privacidade.png'
 */
export function cardPath(path: string): string {
	if (isOnlyInEdits(path)) return cardPath(pages.home.en)
	return `/media/cards/${pathSlug(path)}.png`
}
