const saidForMs = 2000

/**
 * Lets each CopyButton copy its `data-copy` attribute or, if that is empty, the words of its figure, and confirms it for
 * two seconds. If the browser refuses, selects the words of the figure or, without a figure, shows the text beside the
 * button and selects it, for the keyboard. An island that copies a picture reports the outcome in a `copying` event.
 *
 * This module is inlined into the page and handles the buttons of islands too, so islands do not import it.
 */
export function enableCopyButtons(): void {
	document.addEventListener('click', ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
		const text = button && (button.dataset['copy'] || wordsBeside(button)?.textContent)
		if (button && text) void confirm(button, copyText(text), text)
	})
	document.addEventListener('copying', (event) => {
		const { target } = event
		if (target instanceof HTMLElement && event instanceof CustomEvent)
			void confirm(target, Promise.resolve(event.detail))
	})
}

const timers = new WeakMap<Element, number>()

async function confirm(button: HTMLElement, copying: Promise<void>, text?: string): Promise<void> {
	const status = button.nextElementSibling
	if (!(status instanceof HTMLElement)) return
	clear(button, status)
	try {
		await copying
		button.dataset['state'] = 'copied'
		status.textContent = status.dataset['copied'] ?? ''
		timers.set(
			button,
			window.setTimeout(() => clear(button, status), saidForMs),
		)
	} catch {
		status.dataset['state'] = 'refused'
		status.textContent = status.dataset['refused'] ?? ''
		if (text) getSelection()?.selectAllChildren(wordsBeside(button) ?? append(status, text))
	}
}

function clear(button: HTMLElement, status: HTMLElement): void {
	clearTimeout(timers.get(button))
	delete button.dataset['state']
	delete status.dataset['state']
	status.replaceChildren()
}

/** Also rejects on a page without TLS, which has no clipboard. */
async function copyText(text: string): Promise<void> {
	await navigator.clipboard.writeText(text)
}

function wordsBeside(button: Element): Element | null {
	const figure = button.closest('figure')
	return figure?.querySelector('blockquote') ?? figure?.querySelector('p') ?? null
}

function append(status: Element, text: string): Element {
	const words = document.createElement('span')
	words.textContent = text
	status.append(words)
	return words
}
