/** Whether the browser can copy images. It cannot on a page without TLS. */
export function canCopyImages(): boolean {
	return typeof ClipboardItem === 'function' && 'clipboard' in navigator
}

/** Copies a PNG. Takes a promise, because Safari refuses to copy once the click handler has awaited something. */
export async function copyImage(png: Promise<Blob>): Promise<void> {
	await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/** Copies a text, with `execCommand` where the Clipboard API is not available. */
export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text)
	} catch {
		const field = document.createElement('textarea')
		field.value = text
		document.body.append(field)
		field.select()
		// Deprecated, but the only way on a page without TLS.
		const hasCopied = document.execCommand('copy')
		field.remove()
		if (!hasCopied) throw new Error('The browser refused to copy the text')
	}
}
