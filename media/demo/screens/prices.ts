import type { EventIconName } from '#words/schemas/app-screens.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { expectedCall, type Kind, price } from '../week.ts'

const kinds: readonly Kind[] = ['walk', 'coffee', 'drinks', 'call', 'workshop']
const gains: readonly { icon: EventIconName; points: number }[] = [
	{ icon: 'alone', points: 8 },
	{ icon: 'book', points: 11 },
	{ icon: 'moon', points: 30 },
]

const shelf = { x: 26, right: 274, upper: 206, lower: 452, book: 45, gap: 4.6 }
const corrected = at('prices', 1.4)

/** Two shelves of books: above what recharges, below what company costs. The call's book grows. */
export function pricesSvg(t: number): string {
	const books = kinds.map((kind, index) => {
		const x = round(shelf.x + 1 + index * (shelf.book + shelf.gap))
		const cost = kind === 'call' ? callPrice(t) : price[kind]
		return bookSvg(
			x,
			shelf.lower,
			56 + cost * 6.2,
			kind,
			`−${Math.round(cost)}`,
			'var(--wall)',
			'var(--on-wall)',
		)
	})
	const lamps = gains.map(({ icon, points }, index) => {
		const x = round(shelf.x + 1 + (index + 1) * (shelf.book + shelf.gap))
		return bookSvg(
			x,
			shelf.upper,
			68 + points * 2,
			icon,
			`+${points}`,
			'var(--lamp)',
			'var(--coal)',
		)
	})
	const board = (y: number) =>
		`<path fill="var(--ink)" d="M${shelf.x - 4} ${y}H${shelf.right + 4}v7H${shelf.x - 4}z"/>`
	return [...lamps, board(shelf.upper), ...books, board(shelf.lower)].join('')
}

function callPrice(t: number): number {
	return expectedCall + (price.call - expectedCall) * ramp(t, corrected, corrected + 1.6)
}

function bookSvg(
	x: number,
	base: number,
	height: number,
	icon: EventIconName,
	label: string,
	fill: string,
	ink: string,
): string {
	const top = round(base - height)
	const middle = x + shelf.book / 2
	return `<path fill="${fill}" d="M${x} ${top}h${shelf.book}V${base}h-${shelf.book}z"/><text x="${middle}" y="${top + 31}" font-size="23.5" font-weight="560" text-anchor="middle" fill="${ink}">${label}</text>${iconSvg(icon, x + 7, base - 38, 31, ink)}`
}
