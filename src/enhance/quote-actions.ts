const messageDurationMs = 4000

/**
 * Handles the copy and share buttons of each quotation and caption. Without the Web Share API the quotation is copied
 * together with its link; without access to the clipboard it is selected, ready to be copied by hand.
 */
export function enableQuoteActions(): void {
	const output = document.querySelector<HTMLElement>('output[data-copied]')
	let clearTimer = 0
	const showMessage = (key: Message) => {
		if (!output) return
		output.textContent = output.dataset[key] ?? ''
		clearTimeout(clearTimer)
		clearTimer = window.setTimeout(() => output.replaceChildren(), messageDurationMs)
	}
	document.addEventListener('click', (event) => {
		const button = event.target instanceof Element && event.target.closest('[data-action]')
		const figure = button && button.closest('figure')
		if (!figure) return
		const isShare = button.getAttribute('data-action') === 'share'
		void copyOrShare(figure, isShare).then(showMessage)
	})
}

/** A data attribute of the output element; empty when there is nothing to confirm. */
type Message = '' | 'copied' | 'linked' | 'selected'

async function copyOrShare(figure: HTMLElement, isShare: boolean): Promise<Message> {
	const quote = figure.querySelector('blockquote, p')
	const text = quotation(quote?.textContent ?? '', figure.querySelector('b')?.textContent)
	const url = `${location.origin}${location.pathname}#${figure.closest('[id]')?.id ?? ''}`
	try {
		if (isShare && 'share' in navigator) {
			await navigator.share({ text, url })
			return ''
		}
		await navigator.clipboard.writeText(isShare ? `${text}\n${url}` : text)
		return isShare ? 'linked' : 'copied'
	} catch (error) {
		// AbortError: the visitor closed the share sheet.
		if (error instanceof DOMException && error.name === 'AbortError') return ''
		if (quote) getSelection()?.selectAllChildren(quote)
		return 'selected'
	}
}

/**
 * What is copied or shared: words of somebody else in quotation marks and with their name, a caption as it is.
 *
 * @example quotation('Quiet, not upset.') // 'Quiet, not upset.'
 */
export function quotation(words: string, author?: string): string {
	return author ? `“${words}” ${author}` : words
}
