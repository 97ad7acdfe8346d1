/** The size of every card, in pixels: what the networks that show them ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * Where the picture of a page in link previews lies.
 *
 * @example cardAddress('/usa') // '/media/cards/usa.png'
 * @example cardAddress('/brasil/privacidade') // '/media/cards/brasil-privacidade.png'
 */
export function cardAddress(path: string): string {
	return `/media/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
