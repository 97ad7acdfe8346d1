/** Hands a file made in this page to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
	const link = document.createElement('a')
	link.href = URL.createObjectURL(file)
	link.download = name
	link.click()
	// The download has begun with the click, but some browsers read the address a moment later.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
