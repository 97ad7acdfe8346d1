/** How long a confirmation stays, in milliseconds. */
const shownFor = 5000

/** Lets the controls under each pin copy its words and save its picture, and one print the sheet. */
export function listenToPins(): void {
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof HTMLElement)) return
		const action = target.dataset['do']
		const badge = target.closest('li')?.querySelector('svg')
		if (action === 'print') print()
		if (badge && action === 'copy') void copy(badge.ariaLabel ?? '')
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

/**
 * The badge as the address of a PNG, three dots for one. Paths and text by hand: the page's policy
 * lets no picture be made from a string.
 */
function drawn(badge: SVGElement): string {
	const canvas = document.createElement('canvas')
	canvas.width = canvas.height = 360
	const paint = canvas.getContext('2d')
	if (!paint) return ''
	paint.scale(3, 3)
	paint.textAlign = 'center'
	for (const shape of badge.children) {
		const at = (attribute: string) => shape.getAttribute(attribute) ?? ''
		const path = new Path2D(at('d'))
		paint.fillStyle = at('fill')
		paint.font = getComputedStyle(shape).font
		// A canvas, not an array.
		// oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
		paint.fill(path)
		paint.fillText(shape.textContent, 60, Number(at('y')))
	}
	return canvas.toDataURL()
}
