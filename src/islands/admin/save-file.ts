/** Hands a file made in this page to the browser's downloads. */
export function saveFile(name: string, type: string, pieces: Iterable<string>): void {
	const address = URL.createObjectURL(new Blob([...pieces], { type }))
	const link = document.createElement('a')
	link.href = address
	link.download = name
	link.click()
	// The download has begun with the click, but some browsers read the address a moment later.
	setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
