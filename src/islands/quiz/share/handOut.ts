/** The card as a file, for a download, the clipboard or the share sheet. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
	})
}

/** Whether this browser can put pictures on the clipboard. It cannot on a page without TLS. */
export function canCopyPictures(): boolean {
	return typeof ClipboardItem === 'function' && 'clipboard' in navigator
}

/** Copies a picture. It is handed over as a promise, or Safari would call the tap too long ago. */
export async function copyPicture(blob: Promise<Blob>): Promise<void> {
	await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
}

/** Copies a text, the old way where the new one is not allowed. */
export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text)
	} catch {
		const field = document.createElement('textarea')
		field.value = text
		document.body.append(field)
		field.select()
		// Deprecated, and the only way on a page without TLS.
		const hasCopied = document.execCommand('copy')
		field.remove()
		if (!hasCopied) throw new Error('Not copied')
	}
}

/** Whether this browser has a share sheet. */
export function canShare(): boolean {
	return 'share' in navigator
}

/** Opens the system's share sheet, with the picture where it takes one. */
export async function share(
	blob: Blob,
	fileName: string,
	text: string,
	url: string,
): Promise<void> {
	const files = [new File([blob], fileName, { type: blob.type })]
	const takesFiles = 'canShare' in navigator && navigator.canShare({ files })
	try {
		await navigator.share({ text, url, ...(takesFiles && { files }) })
	} catch (error) {
		// The sheet was closed again. That is an answer and no failure.
		if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
	}
}
