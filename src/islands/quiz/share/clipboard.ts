/** Whether the browser can copy images. It cannot on a page without TLS. */
export function canCopyImages(): boolean {
	return typeof ClipboardItem === 'function' && 'clipboard' in navigator
}

/** Copies a PNG. Takes a promise, because Safari refuses to copy once the click handler has awaited something. */
export async function copyImage(png: Promise<Blob>): Promise<void> {
	await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/** Lets a button of CopyButton say how the copying ends: see enhance/copy-button.ts. */
export function sayCopied(button: HTMLElement, copying: Promise<void>): void {
	button.dispatchEvent(new CustomEvent('copying', { bubbles: true, detail: copying }))
}
