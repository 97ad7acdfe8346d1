/**
 * The events that showing a page is reported as. It is an entrance as well if the page was opened from outside this site:
 * a reload and a step back show a page again that was opened before.
 *
 * @param navigation the type of the page's `PerformanceNavigationTiming`; undefined if there is none
 * @param isInternal whether a page of this site led to it
 * @example viewEvents('navigate', false) // ['entrance', 'page_view']
 * @example viewEvents('reload', false) // ['page_view']
 */
export function viewEvents(
	navigation: string | undefined,
	isInternal: boolean,
): ('entrance' | 'page_view')[] {
	const isOpened = navigation === 'navigate' || navigation === 'prerender'
	return isOpened && !isInternal ? ['entrance', 'page_view'] : ['page_view']
}
