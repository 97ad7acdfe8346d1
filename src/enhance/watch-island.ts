/**
 * Keeps the state of a page's island in `data-island` on the root element, for IslandStatus to show:
 *
 * - `pressed`: somebody pressed `[data-start]` before the island's script was there
 * - `lost`: the script failed to load, or has not come 1.5 s after that press
 * - `ready`: set by the island itself. Whatever else it finds there is a press to make up for
 *
 * `isAwaited` is for a page that is nothing without its island: to open it counts as a press.
 *
 * The source of this function is inlined into the page's head, so it refers to nothing outside itself.
 */
export function watchIsland(isAwaited?: boolean): void {
	const { dataset } = document.documentElement
	const press = () => {
		if (dataset['island']) return
		dataset['island'] = 'pressed'
		setTimeout(() => {
			if (dataset['island'] === 'pressed') dataset['island'] = 'lost'
		}, 1_500)
	}
	addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('[data-start]')) press()
	})
	addEventListener('astro:hydration-error', () => (dataset['island'] = 'lost'))
	if (isAwaited) press()
}
