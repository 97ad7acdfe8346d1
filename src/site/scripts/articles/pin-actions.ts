/** Prints the sheet of pins. */
export function enablePinActions(): void {
	document.querySelector('[data-action="print"]')?.addEventListener('click', () => print())
}
