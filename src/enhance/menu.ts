/** Closes the open menu when one of its links leads to a place on this page. */
export function closeMenuOnChoice(): void {
	const menu = document.querySelector<HTMLElement>('#menu')
	menu?.addEventListener('click', (event) => {
		const isLink = event.target instanceof Element && event.target.closest('a')
		if (isLink) menu.hidePopover()
	})
}
