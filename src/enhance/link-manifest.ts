import { afterFirstPaint } from './after-first-paint.ts'

/** Links the web app manifest after the first paint: linked in the head, its request delays the largest paint. */
export function linkManifest(): void {
	afterFirstPaint(() => {
		const link = document.createElement('link')
		link.rel = 'manifest'
		link.href = '/manifest.webmanifest'
		document.head.append(link)
	})
}
