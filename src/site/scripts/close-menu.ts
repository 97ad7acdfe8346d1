/** Closes the open menu after a click on a link in it, which may lead to an anchor on the same page. */
export function closeMenuOnClick(): void {
	const menu = document.querySelector<HTMLElement>('#menu')
	menu?.addEventListener('click', () => menu.hidePopover())
}
