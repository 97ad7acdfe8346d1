/**
 * Adds the visitor's input, kept in the fragment, to links to the tool in other languages. Updates them early enough
 * for links opened by a menu or another mouse button.
 */
export function keepFragment(): void {
	for (const type of ['pointerdown', 'click'])
		addEventListener(type, ({ target }) => {
			const selector = '[data-other-language], [data-offer] a'
			const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector)
			if (link) link.hash = location.hash
		})
}
