/** How long a confirmation stays to be seen, in milliseconds. */
const shownFor = 4000

/**
 * Lets the buttons inside a figure copy its words or pass them on. Where the browser cannot share,
 * the link is copied; where it may not copy, the words are selected for the keyboard.
 */
export function listenToQuotes(): void {
	const said = document.querySelector<HTMLElement>('output[data-copied]')
	let clearing = 0
	const say = (what: string) => {
		if (!said) return
		said.textContent = said.dataset[what] ?? ''
		clearTimeout(clearing)
		clearing = window.setTimeout(() => said.replaceChildren(), shownFor)
	}
	document.addEventListener('click', (event) => {
		const button = event.target instanceof Element && event.target.closest('[data-do]')
		const figure = button && button.closest('figure')
		if (!figure) return
		const isShare = button.getAttribute('data-do') === 'share'
		void passOn(figure, isShare).then(say)
	})
}

/** @returns what happened, as the confirmation is called; nothing to say after sharing */
async function passOn(figure: HTMLElement, isShare: boolean): Promise<string> {
	const quote = figure.querySelector('blockquote')
	const words = `“${quote?.textContent ?? ''}” ${figure.querySelector('b')?.textContent ?? ''}`
	const url = `${location.origin}${location.pathname}#${figure.closest('[id]')?.id ?? ''}`
	try {
		if (isShare && 'share' in navigator) {
			await navigator.share({ text: words, url })
			return ''
		}
		await navigator.clipboard.writeText(isShare ? `${words}\n${url}` : words)
		return isShare ? 'linked' : 'copied'
	} catch (error) {
		// Closing the share sheet again is an answer, not a failure.
		if (error instanceof DOMException && error.name === 'AbortError') return ''
		if (quote) getSelection()?.selectAllChildren(quote)
		return 'selected'
	}
}
