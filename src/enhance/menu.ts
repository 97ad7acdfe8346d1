/** Closes the open menu when something in it is chosen, which may be a place on this page. */
export function closeMenuOnChoice(): void {
	const menu = document.querySelector<HTMLElement>('#menu')
	menu?.addEventListener('click', () => menu.hidePopover())
}
