const thresholdPx = 800

export function enableFloatingCall(): void {
	const call = document.querySelector<HTMLElement>('[data-floating]')
	if (!call) return
	const update = () => {
		call.toggleAttribute('data-shown', scrollY > thresholdPx)
	}
	addEventListener('scroll', update)
	update()
}
