/**
 * Marks a page that was opened by a link to a sheet, so that style sheets hide the words of the start until the
 * island has read the link, and lets "Reload the page" keep the link. The source of this function is inlined into
 * the page's head, so it refers to nothing outside itself.
 */
export function awaitSheetLink(): void {
	if (!/^#1[msjk]/.test(location.hash)) return
	document.documentElement.dataset['opening'] = ''
	addEventListener('click', (event) => {
		const isReload =
			event.target instanceof Element && event.target.closest('[role="status"] a[href^="/"]')
		if (!isReload) return
		event.preventDefault()
		location.reload()
	})
}
