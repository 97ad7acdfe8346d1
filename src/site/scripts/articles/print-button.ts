export function enablePrintButton(): void {
	document.querySelector('[data-action="print"]')?.addEventListener('click', () => print())
}
