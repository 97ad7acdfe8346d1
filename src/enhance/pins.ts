/** How long a confirmation stays, in milliseconds. */
const shownFor = 5000

/** Lets the controls under each pin copy its words and save its picture, and one print the sheet. */
export function listenToPins(): void {
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof HTMLElement)) return
		const action = target.dataset['do']
		const badge = target.closest('li')?.querySelector('img')
		if (action === 'print') print()
		if (badge && action === 'copy') void copy(badge.alt)
		// The link then downloads what it now leads to.
		if (badge && action === 'png') target.setAttribute('href', drawn(badge))
	})
}

let clearing = 0

/** Copies the words of a pin and says so; where that is refused, shows the words. */
async function copy(words: string): Promise<void> {
	const said = document.querySelector('output')
	if (!said) return
	const { copied = '', refused } = said.dataset
	try {
		await navigator.clipboard.writeText(words)
		said.textContent = copied
	} catch {
		said.textContent = refused + words
	}
	clearTimeout(clearing)
	clearing = window.setTimeout(() => said.replaceChildren(), shownFor)
}

/** The badge as the address of a PNG of its own size. */
function drawn(badge: HTMLImageElement): string {
	const canvas = document.createElement('canvas')
	canvas.width = canvas.height = 360
	canvas.getContext('2d')?.drawImage(badge, 0, 0, 360, 360)
	return canvas.toDataURL()
}
