import { pages } from '#site-map/pages.ts'
import { pathSlug } from '#site-map/path-slug.ts'
import { isOnlyInEdits } from '#cms/reader/own-pages.ts'
import type { CardPicture, Head } from '#cms/reader/schemas/page.ts'

/** The size of every card in pixels, as recommended by social networks. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * The path of a page's card for link previews. A page that exists only as edits has a card without its title, because
 * drawing a title needs a browser.
 *
 * @example cardPath({ path: '/usa' }) // '/media/cards/usa.png'
 * @example cardPath({ path: '/brasil/privacidade' }) // '/media/cards/brasil-privacidade.png'
 */
export function cardPath({ path, card }: Pick<Head, 'path' | 'card'>): string {
	if (!isOnlyInEdits(path)) return `/media/cards/${pathSlug(path)}.png`
	return card === undefined ? cardPath({ path: pages.home.en }) : wordlessPath(card.picture)
}

/** The path of the card that shows a picture without words. */
export function wordlessPath(picture: CardPicture): string {
	return `/media/pictures/${picture}.png`
}
