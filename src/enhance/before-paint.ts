/**
 * What must be known before anything is painted: the chosen theme (without a choice the system
 * decides), and whether the visitor comes from a page of ours, so that the typeface is already here.
 * Its source is inlined into every page's head, so it refers to nothing outside itself.
 */
export function prepareFirstPaint(): void {
	const { dataset } = document.documentElement
	if (!document.referrer.startsWith(location.origin)) dataset['unset'] = ''
	try {
		dataset['theme'] = localStorage['theme'] ?? ''
	} catch {}
}
