import { afterFirstPaint } from './after-first-paint.ts'

/**
 * Links the web app manifest, of a page that can be installed or else of the site, after the first paint: a link in the
 * head would delay the largest paint.
 */
export function linkManifest(): void {
	afterFirstPaint(() => {
		const link = document.createElement('link')
		link.rel = 'manifest'
		link.href = `${document.documentElement.dataset['app'] ?? '/manifest'}.webmanifest`
		document.head.append(link)
	})
}
