/**
 * Marks a page opened by a link to a sheet, so that style sheets hide the words of the opening screen until the island
 * has read the link. Its source is inlined into the page's head, so it refers to nothing outside itself.
 */
export function awaitSheetLink(): void {
	if (/^#1[msjk]/.test(location.hash)) document.documentElement.dataset['opening'] = ''
}

/**
 * Lets the link "Reload the page" keep the fragment with a sheet. Its source is inlined after the island, in time for
 * the first press.
 */
export function keepSheetLink(): void {
	if (document.documentElement.dataset['opening'] === undefined) return
	addEventListener('click', (event) => {
		const isReload =
			event.target instanceof Element && event.target.closest('[role="status"] a[href^="/"]')
		if (!isReload) return
		event.preventDefault()
		location.reload()
	})
}
