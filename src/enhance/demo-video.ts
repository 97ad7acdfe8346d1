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
	// The same file that the picture behind has loaded; which one that is, it knows once it is ready.
	const ready = picture.decode().then(() => (film.poster = picture.currentSrc))
	ready.catch(() => undefined)
	film.controls = button.hidden = false
	button.addEventListener('click', () => {
		// Only the first time: whoever has switched the captions off wants them off.
		if (!film.controls) for (const track of film.textTracks) track.mode = 'showing'
		film.controls = true
		// Where the film cannot be played, the button stays: there is nothing else to say.
		film.play().catch(() => undefined)
		// The button is about to disappear: the keyboard goes on where the controls are.
		film.focus()
	})
	for (const change of ['playing', 'pause']) {
		film.addEventListener(change, () => {
			button.hidden = !film.paused
		})
	}
}
