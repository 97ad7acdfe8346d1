/** Scrolling further than this shows the floating button, in CSS pixels. */
const threshold = 800

/** Shows the element marked `data-floating` while the page is scrolled past 800 px. */
export function showPastThreshold(): void {
	const call = document.querySelector<HTMLElement>('[data-floating]')
	if (!call) return
	const update = () => {
		call.toggleAttribute('data-shown', scrollY > threshold)
	}
	addEventListener('scroll', update)
	update()
}
