/**
 * Notes a tap on a quiz's start button that comes before the quiz's own script does; the island
 * looks for the note when it wakes. Its source is inlined into the page's head, so it refers to
 * nothing outside itself.
 */
export function noteEarlyStart(): void {
	addEventListener('click', ({ target }) => {
		const isStart = target instanceof Element && target.closest('[data-start]')
		if (isStart) document.documentElement.dataset['started'] = ''
	})
}
