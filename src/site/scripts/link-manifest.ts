import { afterFirstPaint } from './after-first-paint.ts'

/** Links the web app manifest, of a page that can be installed or else of the site, after the first paint: a link in the head would delay the largest paint. */
export function linkManifest(): void {
	afterFirstPaint(() => {
		const link = document.createElement('link')
		link.rel = 'manifest'
		const own = document.querySelector('[data-app]') ? location.pathname : '/manifest'
		link.href = `${own}.webmanifest`
		document.head.append(link)
	})
}
