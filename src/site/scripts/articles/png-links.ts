/** Saves the target of a link with `data-action="png"`, a drawing, as a PNG in its own size. */
export function enablePngLinks(): void {
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element && event.target.closest('a[data-action="png"]')
		if (!(link instanceof HTMLAnchorElement)) return
		event.preventDefault()
		void save(link.href, link.download)
	})
}

async function save(address: string, name: string): Promise<void> {
	const drawing = new Image()
	drawing.src = address
	await drawing.decode()
	const canvas = document.createElement('canvas')
	canvas.width = drawing.naturalWidth
	canvas.height = drawing.naturalHeight
	canvas.getContext('2d')?.drawImage(drawing, 0, 0)
	const file = document.createElement('a')
	file.href = canvas.toDataURL()
	file.download = name
	file.click()
}
