import { pathSlug } from '#domain/paths/path-slug.ts'

/** The size of every card in pixels, as recommended by social networks. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * The path of a page's card for link previews.
 *
 * @example cardPath('/usa') // '/media/cards/usa.png'
 * @example cardPath('/brasil/privacidade') // '/media/cards/brasil-privacidade.png'
 */
export function cardPath(path: string): string {
	return `/media/cards/${pathSlug(path)}.png`
}
