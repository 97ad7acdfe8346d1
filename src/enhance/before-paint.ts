/**
 * What must be known before anything is painted: the chosen theme (without a choice the system
 * decides), and whether the typeface has yet to come: it is here when the visitor comes from a page of
 * ours, comes back, or loads the page again. Then all of it is laid out at once, and the browser finds the
 * place where it was left. Its source is inlined into every page's head, so it refers to nothing outside
 * itself.
 */
export function prepareFirstPaint(): void {
	const { dataset } = document.documentElement
	if (!performance.navigation?.type && !document.referrer.startsWith(location.origin))
		dataset['unset'] = ''
	try {
		dataset['theme'] = localStorage['theme'] ?? ''
	} catch {}
}
