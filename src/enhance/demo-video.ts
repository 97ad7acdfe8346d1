/** The longest time between two clicks that the common systems still take for a double click. */
const doubleClickMs = 500

/**
 * Lets the large button start the film. It covers the poster until the film plays, hides meanwhile,
 * and comes back when the film is paused, which it also is at its end. The native controls come
 * with the first start, and so do the captions: a track that is on from the beginning is loaded
 * whether or not anybody plays the film.
 */
export function startFilmByButton(): void {
	const film = document.querySelector('video')
	const picture = document.querySelector('img')
	const button = document.querySelector<HTMLButtonElement>('video + button')
	if (!film || !picture || !button) return
	// The file that the picture has chosen for the screen; it chooses again when a phone is turned.
	const showPoster = () => (film.poster = picture.currentSrc)
	if (picture.complete) showPoster()
	picture.addEventListener('load', showPoster)
	film.controls = button.hidden = false
	button.addEventListener('click', () => {
		if (!film.controls) prepareFirstStart(film)
		film.controls = picture.hidden = true
		// If the film cannot be played, the button stays: there is nothing else to say.
		film.play().catch(() => undefined)
		// The button is about to disappear: the keyboard goes on where the controls are.
		film.focus()
	})
	film.addEventListener('playing', () => {
		// Invisible, but still over the film: it takes the second click of a double click, which would
		// pause the film. A listener on the film could not, since Firefox keeps clicks on its controls
		// from the page.
		button.style.opacity = '0'
		setTimeout(() => (button.hidden = !film.paused), doubleClickMs)
	})
	film.addEventListener('pause', () => {
		button.style.opacity = ''
		button.hidden = false
	})
}

/** Captions are on from the first start; if they are switched off later, they stay off. */
function prepareFirstStart(film: HTMLVideoElement): void {
	// The screen may have been turned since the browser chose a file. Nothing is loaded yet.
	film.load()
	for (const track of film.textTracks) track.mode = 'showing'
}
