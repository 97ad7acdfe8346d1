import { expect, test, vi } from 'vitest'
import { trackRegionalPage } from './regional-events.ts'

/** Opens a regional page without links. Returns the target of its media events and the reported events. */
function openPage() {
	const events = new EventTarget()
	const gtag = vi.fn<(...call: unknown[]) => void>()
	vi.stubGlobal('document', { documentElement: { lang: 'de-DE' }, querySelectorAll: () => [] })
	vi.stubGlobal('location', { pathname: '/deutschland' })
	vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
	vi.stubGlobal('gtag', gtag)
	trackRegionalPage()
	return { dispatch: (type: string) => events.dispatchEvent(new Event(type)), gtag }
}

test('resuming the video after a pause is not reported as another play, but playing it again after its end is', () => {
	const { dispatch, gtag } = openPage()
	const play = ['event', 'regional_video_played', { country: 'DE' }]
	gtag.mockReset()
	for (const type of ['playing', 'pause', 'playing', 'ended']) dispatch(type)
	expect(gtag.mock.calls).toEqual([play])
	dispatch('playing')
	expect(gtag.mock.calls).toEqual([play, play])
})

test('the view of the page is reported with its path', () => {
	const { gtag } = openPage()
	expect(gtag.mock.calls).toEqual([['event', 'page_view', { page_path: '/deutschland' }]])
})
