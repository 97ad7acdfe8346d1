/** The longest interval that common systems accept between the two clicks of a double click. */
const doubleClickMs = 500

/**
 * Makes the large play button start the demo video. The button covers the poster, hides during playback, and returns
 * when the video is paused or has ended. Enables native controls and captions on the first start, because browsers
 * download an enabled track even if the video is never played.
 */
export function enableDemoVideo(): void {
	const video = document.querySelector('video')
	const picture = document.querySelector('img')
	const button = document.querySelector<HTMLButtonElement>('video + button')
	if (!video || !picture || !button) return
	// The <picture> selects the file for the screen, again when a phone is rotated.
	const updatePoster = () => (video.poster = picture.currentSrc)
	if (picture.complete) updatePoster()
	picture.addEventListener('load', updatePoster)
	button.hidden = false
	button.addEventListener('click', () => {
		if (!video.controls) prepareFirstStart(video)
		video.controls = picture.hidden = true
		// If playback fails, `playing` is not fired and the button stays visible.
		video.play().catch(() => undefined)
		// Moves the focus to the controls, because the focused button is about to be hidden.
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

/** Enables captions on the first start only, so that they stay off once the visitor disables them. */
function prepareFirstStart(video: HTMLVideoElement): void {
	// Selects the source again, because the screen may have been rotated. Nothing has been loaded yet.
	video.load()
	for (const track of video.textTracks) track.mode = 'showing'
}
