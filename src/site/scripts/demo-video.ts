/** The longest interval that common systems accept between the two clicks of a double click. */
const doubleClickMs = 500

/**
 * Makes the large play button start the demo video. The button covers the poster, hides during playback, and returns
 * when the video is paused or has ended. Enables native controls on the first start. The windows below the video play
 * its chapters; each remains lit once its chapter has begun.
 */
export function enableDemoVideo(): void {
	const video = document.querySelector('video')
	const picture = document.querySelector('img')
	const button = document.querySelector<HTMLButtonElement>('video + button')
	if (!video || !picture || !button) return
	// The <picture> selects the poster for the screen's shape, and selects again when a phone is rotated.
	const updatePoster = () => (video.poster = picture.currentSrc)
	if (picture.complete) updatePoster()
	picture.addEventListener('load', updatePoster)
	button.hidden = false
	const play = () => {
		// Lets the video select its source again before the first start, because the screen may have been rotated since the
		// page loaded. Until then, no source has been loaded.
		if (!video.controls) video.load()
		video.controls = picture.hidden = true
		// If playback fails, `playing` is not fired and the button remains visible.
		video.play().catch(() => undefined)
	}
	button.addEventListener('click', () => {
		play()
		// Moves the focus to the controls, because the focused button is about to be hidden.
		video.focus()
	})
	video.addEventListener('playing', () => {
		// The button becomes transparent, but stays above the video long enough to receive the second click of a double
		// click, which would otherwise pause the video. A listener cannot prevent that, because Firefox hides clicks on the
		// video's controls from the page.
		button.style.opacity = '0'
		setTimeout(() => (button.hidden = !video.paused), doubleClickMs)
	})
	video.addEventListener('pause', () => {
		button.style.opacity = ''
		button.hidden = false
	})
	const chapters = [...document.querySelectorAll<HTMLButtonElement>('figure [value]')]
	for (const chapter of chapters) {
		chapter.addEventListener('click', () => {
			play()
			video.currentTime = Number(chapter.value)
		})
	}
	video.addEventListener('timeupdate', () => {
		const current = chapters.findLast((chapter) => Number(chapter.value) <= video.currentTime)
		current?.setAttribute('data-lit', '')
		for (const chapter of chapters) chapter.ariaCurrent = String(chapter === current)
	})
}
