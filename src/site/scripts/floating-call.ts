const thresholdPx = 800

/** Shows the floating call-to-action (`data-floating`) while the page is scrolled past 800 CSS pixels. */
export function enableFloatingCall(): void {
	const call = document.querySelector<HTMLElement>('[data-floating]')
	if (!call) return
	const update = () => {
		call.toggleAttribute('data-shown', scrollY > thresholdPx)
	}
	addEventListener('scroll', update)
	update()
}
