/** Whether the browser can copy images. On a page without TLS, no browser can. */
export function canCopyImages(): boolean {
	return typeof ClipboardItem === 'function' && 'clipboard' in navigator
}

/** Copies a PNG. Takes a promise, because Safari refuses to copy after an await in the click handler. */
export async function copyImage(png: Promise<Blob>): Promise<void> {
	await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/** Lets a button of CopyButton report the outcome of copying: see site/scripts/articles/copy-button.ts. */
export function sayCopied(button: HTMLElement, copying: Promise<void>): void {
	button.dispatchEvent(new CustomEvent('copying', { bubbles: true, detail: copying }))
}
