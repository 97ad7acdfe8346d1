/** Lets a printable page's button open the print dialog. */
export function enablePrintButton(): void {
	document.querySelector('[data-action="print"]')?.addEventListener('click', () => print())
}
