const revokeDelayMs = 60_000

export function saveFile(file: Blob, name: string): void {
	const link = document.createElement('a')
	link.href = URL.createObjectURL(file)
	link.download = name
	link.click()
	// Some browsers read the URL only some time after the click.
	setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}
