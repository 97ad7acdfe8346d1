export function canShare(): boolean {
	return 'share' in navigator
}

/** Opens the browser's share sheet with text and link, and with the image if the browser can share files. */
export async function openShareSheet(
	png: Blob,
	fileName: string,
	text: string,
	url: string,
): Promise<void> {
	const files = [new File([png], fileName, { type: png.type })]
	const canShareFiles = 'canShare' in navigator && navigator.canShare({ files })
	await share({ text, url, ...(canShareFiles && { files }) })
}

export function shareLink(text: string, url: string): Promise<void> {
	return share({ text, url })
}

async function share(data: ShareData): Promise<void> {
	try {
		await navigator.share(data)
	} catch (error) {
		// AbortError: the visitor closed the share sheet.
		if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
	}
}
