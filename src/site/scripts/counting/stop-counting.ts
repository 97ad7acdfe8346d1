/**
 * Enables the button in `data-uncounted`: a press stops the counting of visits on this device, the next press allows it
 * again. The choice is in local storage; without storage the button stays hidden.
 */
export function enableUncounted(): void {
	const place = document.querySelector<HTMLElement>('[data-uncounted]')
	const [button, notice] = place?.querySelectorAll<HTMLElement>('button, [role=status] > *') ?? []
	if (!place || !button || !notice) return
	const { textContent: press, dataset } = button
	const show = () => {
		notice.hidden = !localStorage['uncounted']
		button.textContent = notice.hidden ? press : (dataset['undo'] ?? '')
		place.hidden = false
	}
	button.addEventListener('click', () => {
		if (notice.hidden) {
			localStorage['uncounted'] = 1
			// This page stops reporting too. Refusing consent also removes Google's cookies.
			document.querySelector<HTMLElement>('[data-choice=denied]')?.click()
			Object.assign(globalThis, { reportCount: null, plausible: null, umami: null })
		} else localStorage.removeItem('uncounted')
		show()
	})
	show()
}
