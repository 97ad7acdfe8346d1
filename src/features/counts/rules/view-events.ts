/**
 * The events to report when a page is shown. It is also an entrance if the page was opened from outside this site:
 * reloads and back navigations show a page that was opened before.
 *
 * @param navigation the type of the page's `PerformanceNavigationTiming`; undefined without one
 * @param isInternal whether the visitor came from a page of this site
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
