import type { Kind } from './week.ts'

export type Icon = Kind | 'alone' | 'one' | 'two' | 'many' | 'book' | 'moon'

/** A head and shoulders, standing on `base`. */
function person(x: number, base: number, size = 1): string {
	const [head, half, neck] = [3.6 * size, 6 * size, 9 * size]
	return `<circle cx="${x}" cy="${base - neck - head - 0.6}" r="${head}"/><path d="M${x - half} ${base}c0-${neck * 1.1} ${half * 0.5}-${neck} ${half}-${neck}s${half} -0.1 ${half} ${neck}z"/>`
}

const heads = [7, 16, 25]
	.flatMap((y) => [7, 16, 25].map((x) => `<circle cx="${x}" cy="${y}" r="3.4"/>`))
	.join('')

/** Pictograms on a grid of 32, in the current colour. */
const icons: Record<Icon, string> = {
	call: heads,
	workshop: `<path d="M4 3h24v13H4zM7 6v7h18V6z" fill-rule="evenodd"/>${person(7, 30, 0.62)}${person(16, 30, 0.62)}${person(25, 30, 0.62)}`,
	coffee:
		'<path d="M5 12h18v10c0 3-2 5-5 5h-8c-3 0-5-2-5-5zM23 14h3c4 0 4 8 0 8h-3v-2.5h2.5c1.5 0 1.5-3 0-3H23z" fill-rule="evenodd"/><path d="M10.5 9c-2-3 1.5-3 0-6M17 9c-2-3 1.5-3 0-6" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
	drinks:
		'<path d="M3 4h11l-1 8c-.5 3-2 4-3.5 4.4V26H13v2H4v-2h3.5v-9.6C6 16 4.5 15 4 12zM18 4h11l-1 8c-.5 3-2 4-3.5 4.4V26H28v2h-9v-2h3.5v-9.6C21 16 19.5 15 19 12z"/>',
	walk: '<circle cx="20" cy="11" r="8.5"/><path d="M18.7 16h2.6v12h-2.6zM3 28h26v2H3z"/><circle cx="9" cy="19" r="4.5"/><path d="M8 22h2v7H8z"/>',
	alone:
		'<path d="M6 30v-6h20v6h-3v-2H9v2zM6 24v-8c0-5 5-5 5 0v4h10v-4c0-5 5-5 5 0v8zM11 14V8c0-3 10-3 10 0v6c-1 1-1 2-1 5h-8c0-3 0-4-1-5z"/>',
	one: person(16, 29, 1.5),
	two: person(9, 28, 1.15) + person(23, 28, 1.15),
	many: person(7, 24, 0.85) + person(25, 24, 0.85) + person(16, 29, 1.1),
	book: '<path d="M3 7c5-2 9-1 12 1v18c-3-2-7-3-12-1zM29 7c-5-2-9-1-12 1v18c3-2 7-3 12-1z"/>',
	moon: '<path d="M20 4A12.5 12.5 0 1 0 28 20 10.5 10.5 0 0 1 20 4z"/>',
}

/** An icon at a place, `size` high and wide, in `colour`. */
export function iconSvg(icon: Icon, x: number, y: number, size: number, colour: string): string {
	return `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="${colour}" color="${colour}">${icons[icon]}</g>`
}
