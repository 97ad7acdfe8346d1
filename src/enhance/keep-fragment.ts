/**
 * Lets the links to a tool in other languages keep what was entered, which stands in the fragment of the address. Also
 * before a menu or another button opens the link elsewhere.
 */
export function keepFragment(): void {
	for (const type of ['pointerdown', 'click'])
		addEventListener(type, ({ target }) => {
			const selector = '[data-other-language], [data-offer] a'
			const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector)
			if (link) link.hash = location.hash
		})
}
