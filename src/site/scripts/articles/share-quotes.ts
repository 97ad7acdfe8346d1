/** Shares a quotation with its link; without the Web Share API, the button copies both. */
export function enableQuoteSharing(): void {
	for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
		const { share: text = '', anchor = '' } = button.dataset
		const url = `${location.origin}${location.pathname}#${anchor}`
		if ('share' in navigator)
			button.addEventListener('click', () => {
				// Rejected when the visitor closes the share sheet.
				navigator.share({ text, url }).catch(() => undefined)
			})
		else button.dataset['copy'] = `${text}\n${url}`
	}
}
