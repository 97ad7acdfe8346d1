import { track } from '#domain/analytics/track.ts'
import type { CountryCode } from '#domain/country/countries.ts'

/**
 * Reports a regional page's view, every way taken into the app from the page itself, not from the
 * header and footer that all pages share, and the film: once when it begins, and again only when it
 * is begun anew after its end. Going on after a pause is the same playback.
 *
 * The page's language names its country. What happens to the film does not bubble, hence `true`.
 */
export function reportRegionalPage(): void {
	// `de-DE`. A table to look it up in would travel with each of these pages.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	const country = document.documentElement.lang.slice(3) as CountryCode
	const report = (name: 'regional_cta_clicked' | 'regional_video_played') =>
		track({ name, params: { country } }, globalThis)

	track({ name: 'page_view', params: { page_path: location.pathname } }, globalThis)

	for (const link of document.querySelectorAll('main [target]')) {
		link.addEventListener('click', () => report('regional_cta_clicked'))
	}

	let isRunning = false
	addEventListener(
		'playing',
		() => {
			if (!isRunning) report('regional_video_played')
			isRunning = true
		},
		true,
	)
	addEventListener('ended', () => (isRunning = false), true)
}
