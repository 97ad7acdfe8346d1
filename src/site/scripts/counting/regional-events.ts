import { track } from '#features/counts/rules/track.ts'
import type { CountryCode } from '#site-map/countries/countries.ts'

/**
 * Tracks a regional page: its view, clicks on links into the app from the main content (not from the shared
 * header and footer), and plays of the demo video. Resuming after a pause belongs to the same play; starting
 * again after the end counts as a new one.
 */
export function trackRegionalPage(): void {
	// The region subtag, as in `de-DE`. A lookup table would make each of these pages larger.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	const country = document.documentElement.lang.slice(3) as CountryCode
	const report = (name: 'regional_cta_clicked' | 'regional_video_played') =>
		track({ name, params: { country } }, globalThis)

	track({ name: 'page_view', params: { page_path: location.pathname } }, globalThis)

	for (const link of document.querySelectorAll('main [target]')) {
		link.addEventListener('click', () => report('regional_cta_clicked'))
	}

	let isPlaying = false
	// Media events do not bubble, so these listeners use the capture phase.
	addEventListener(
		'playing',
		() => {
			if (!isPlaying) report('regional_video_played')
			isPlaying = true
		},
		true,
	)
	addEventListener('ended', () => (isPlaying = false), true)
}
