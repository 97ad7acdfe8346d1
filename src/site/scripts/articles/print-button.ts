/** Lets the button of a printable page, or of the sheet of pins, open the print dialog. */
export function enablePrintButton(): void {
	document.querySelector('[data-action="print"]')?.addEventListener('click', () => print())
}
