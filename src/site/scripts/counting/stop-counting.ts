/**
 * Enables the button that stops counting on this device, in `data-uncounted`, and undoes it. The local storage keeps the
 * choice; without it the button stays hidden.
 */
export function enableUncounted(): void {
	const place = document.querySelector<HTMLElement>('[data-uncounted]')
	const button = place?.querySelector('button')
	const notice = place?.querySelector<HTMLElement>('[role=status] > *')
	if (!place || !button || !notice) return
	const labels = [button.textContent, button.dataset['undo'] ?? ''] as const
	const show = () => {
		const isUncounted = Boolean(localStorage['uncounted'])
		button.textContent = labels[isUncounted ? 1 : 0]
		notice.hidden = !isUncounted
	}
	try {
		show()
	} catch {
		return
	}
	place.hidden = false
	button.addEventListener('click', () => {
		if (localStorage['uncounted']) localStorage.removeItem('uncounted')
		else {
			localStorage['uncounted'] = 1
			// This page reports nothing more. Google's cookies go with a no.
			document.querySelector<HTMLElement>('[data-choice=denied]')?.click()
			Object.assign(globalThis, { reportCount: undefined, plausible: undefined, umami: undefined })
		}
		show()
	})
}
