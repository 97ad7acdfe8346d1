/** The longest interval that common systems accept between the two clicks of a double click. */
const doubleClickMs = 500

/**
 * Makes the large play button start the demo video. The button covers the poster, hides while the video plays,
 * and returns when the video is paused or has ended. Native controls and captions are switched on at the first
 * start, because browsers download a track that is on even if the video is never played.
 */
export function enableDemoVideo(): void {
	const video = document.querySelector('video')
	const picture = document.querySelector('img')
	const button = document.querySelector<HTMLButtonElement>('video + button')
	if (!video || !picture || !button) return
	// The <picture> chooses the file for the screen, and chooses again when a phone is rotated.
	const updatePoster = () => (video.poster = picture.currentSrc)
	if (picture.complete) updatePoster()
	picture.addEventListener('load', updatePoster)
	button.hidden = false
	button.addEventListener('click', () => {
		if (!video.controls) prepareFirstStart(video)
		video.controls = picture.hidden = true
		// If playback fails, `playing` is not fired and the button stays visible.
		video.play().catch(() => undefined)
		// The focused button is about to be hidden; the focus moves to the controls.
		video.focus()
	})
	video.addEventListener('playing', () => {
		// Transparent, but still above the video until the second click of a double click has arrived; that click
		// would pause the video. Firefox hides clicks on its controls from the page, so a listener cannot do this.
		button.style.opacity = '0'
		setTimeout(() => (button.hidden = !video.paused), doubleClickMs)
	})
	video.addEventListener('pause', () => {
		button.style.opacity = ''
		button.hidden = false
	})
}

/** Switches captions on for the first start only; if the visitor switches them off later, they stay off. */
function prepareFirstStart(video: HTMLVideoElement): void {
	// Chooses the source again, because the screen may have been rotated since. Nothing has been loaded yet.
	video.load()
	for (const track of video.textTracks) track.mode = 'showing'
}
