/**
 * The events to report when a page is shown. An `entrance` is reported too if the page was opened from outside this
 * site. Reloads and back navigations are not entrances, because they show a page that was opened before.
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
