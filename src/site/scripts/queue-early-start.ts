/**
 * Records a click on `[data-start]` before the island is hydrated: ScriptNotice acknowledges it at once, and the island
 * starts as soon as it runs. Its source is inlined into the page's head, so it refers to nothing outside itself.
 */
export function queueEarlyStart(): void {
	addEventListener('click', ({ target }) => {
		const isStart = target instanceof Element && target.closest('[data-start]')
		if (isStart) document.documentElement.dataset['started'] = ''
	})
}
