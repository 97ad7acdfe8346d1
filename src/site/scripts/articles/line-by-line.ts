/**
 * Opens a dialog that shows the first-aid lines one at a time. A press in the dialog shows the next line or, after the
 * last, closes the dialog.
 */
export function enableLineByLine(): void {
	const button = document.querySelector('[data-line-by-line]')
	const dialog = button?.nextElementSibling
	const lines = document.querySelector('[data-first-aid]')
	if (!(dialog instanceof HTMLDialogElement) || !lines) return
	// An attribute marks the last line, because with a selector such as `:has(:only-child)` the browser would restyle the
	// whole page for each part that it parses.
	const markLast = () => dialog.toggleAttribute('data-last', !dialog.querySelector('li + li'))
	button?.addEventListener('click', () => {
		dialog.firstElementChild?.replaceChildren(lines.cloneNode(true))
		markLast()
		dialog.showModal()
	})
	dialog.addEventListener('click', () => {
		const line = dialog.querySelector('li')
		// The last line is never removed, because a link that is removed during a press does not navigate.
		if (!line?.nextElementSibling) return dialog.close()
		line.remove()
		markLast()
	})
}
