/** Lets the button of a printable page open the browser's print dialog. */
export function enablePrintButton(): void {
	document.querySelector('[data-action="print"]')?.addEventListener('click', () => print())
}
