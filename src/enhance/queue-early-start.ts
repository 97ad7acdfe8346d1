/**
 * Notes a press on `[data-start]` that comes before the island's script does: ScriptNotice shows at once
 * that it was heard, and the island makes up for it. The source of this function is inlined into the page's
 * head, so it refers to nothing outside itself.
 */
export function queueEarlyStart(): void {
	addEventListener('click', ({ target }) => {
		const isStart = target instanceof Element && target.closest('[data-start]')
		if (isStart) document.documentElement.dataset['started'] = ''
	})
}
