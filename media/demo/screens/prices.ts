import type { Lettering } from '#cms/reader/schemas/film.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { expectedCall, price } from '../week.ts'
import { titleSvg } from './title.ts'

const rows = ['workshop', 'call', 'drinks', 'coffee', 'walk', 'alone'] as const
const rowHeight = 46
/** The width of a bar per point of cost, in the phone's units. */
const pointWidth = 5.6
const corrected = at('prices', 1.4)
/** The energy that two hours spent alone restore. */
const gain = 8

/** The list of costs, as the site draws it. The call's bar grows to the actual cost. */
export function pricesSvg(t: number, { app }: Lettering): string {
	return [
		titleSvg(app.costs, app.unit),
		...rows.map((kind, index) => {
			const y = 94 + index * rowHeight
			const cost = kind === 'alone' ? gain : kind === 'call' ? callPrice(t) : price[kind]
			const [ground, ink] =
				kind === 'alone' ? ['var(--lamp)', 'var(--coal)'] : ['var(--wall)', 'var(--on-wall)']
			return `<g transform="translate(0 ${y})"><path fill="var(--rule)" d="M27 0H273v1.5H27z"/><rect x="27" y="6" width="34" height="34" rx="2" fill="${ground}"/>${iconSvg(kind, 31, 10, 26, ink)}<text x="73" y="21" font-size="18" font-weight="480" fill="var(--ink)">${app.entries[kind]}</text><rect x="73" y="29" width="${round(cost * pointWidth)}" height="8" fill="${ground}"/><text x="273" y="31" font-size="25" font-weight="560" text-anchor="end" fill="var(--ink)">${kind === 'alone' ? '+' : '−'}${Math.round(cost)}</text></g>`
		}),
	].join('')
}

function callPrice(t: number): number {
	return expectedCall + (price.call - expectedCall) * ramp(t, corrected, corrected + 1.6)
}
