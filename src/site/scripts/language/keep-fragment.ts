/**
 * Adds the fragment, which holds the visitor's input, to links to the tool in other languages. Runs early enough for
 * links opened by the context menu or the middle mouse button.
 */
export function keepFragment(): void {
	for (const type of ['pointerdown', 'click'])
		addEventListener(type, ({ target }) => {
			const selector = '[data-other-language], [data-offer] a'
			const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector)
			if (link) link.hash = location.hash
		})
}
