import type { Lettering } from '#cms/reader/schemas/film.ts'
import { fingerSvg, type Gesture } from '../gesture.ts'
import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round, track } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { morning } from '../week.ts'
import { windowSvg, paneY } from '../sash-window.ts'
import { labelSvg, titleSvg } from './title.ts'

const firstTap = at('checkIn', 4)
const secondTap = at('checkIn', 8.4)

const glass = { x: 186, y: 92, scale: 0.72 }
const company: readonly EventIconName[] = ['alone', 'one', 'two', 'many']
const tile = { x: 27, y: 292, width: 58, height: 52, step: 62.4 }

const gesture: Gesture = {
	path: [
		[firstTap - 1.3, 170, 340],
		[firstTap - 0.9, 170, 340],
		[firstTap - 0.2, 250, glass.y + paneY(morning) * glass.scale + 8],
		[firstTap + 0.6, 250, glass.y + paneY(morning) * glass.scale + 8],
		[secondTap - 0.9, 150, 260],
		[secondTap - 0.2, tile.x + tile.width / 2, tile.y + tile.height / 2 + 6],
		[secondTap + 0.9, tile.x + tile.width / 2, tile.y + tile.height / 2 + 6],
	],
	touches: [
		[firstTap, firstTap + 0.15],
		[secondTap, secondTap + 0.15],
	],
}

/** The check-in screen. The first tap sets the level; the second sets how many people are around. */
export function checkInSvg(t: number, { app }: Lettering): string {
	const level = track(t, [
		[firstTap, 0],
		[firstTap + 1.2, morning],
	])
	const window = windowSvg({ light: level, blind: 100, inside: 'plant' })
	return [
		titleSvg(app.question),
		`<g transform="translate(${glass.x} ${glass.y}) scale(${glass.scale})">${window}</g>`,
		level > 0 &&
			`<text x="25" y="180" font-size="92" font-weight="390" letter-spacing="-3" fill="var(--ink)">${Math.round(level)}</text>`,
		labelSvg(app.unit, 27, 214),
		titleSvg(app.companyQuestion, '', 280),
		...company.map((icon, index) =>
			tileSvg(
				icon,
				app.company[index] ?? '',
				index,
				index === 0 ? ramp(t, secondTap, secondTap + 0.4) : 0,
			),
		),
		fingerSvg(t, gesture),
	]
		.filter(Boolean)
		.join('')
}

function tileSvg(icon: EventIconName, name: string, index: number, lit: number): string {
	const x = round(tile.x + index * tile.step)
	const colour = lit > 0.5 ? 'var(--coal)' : 'var(--ink)'
	return `<g transform="translate(${x} ${tile.y})"><rect x="1" y="1" width="${tile.width - 2}" height="${tile.height - 2}" rx="2" fill="none" stroke="var(--edge)" stroke-width="2"/><rect width="${tile.width}" height="${tile.height}" rx="2" fill="var(--lamp)" opacity="${round(lit)}"/>${iconSvg(icon, 12, 9, 34, colour)}<text x="${tile.width / 2}" y="${tile.height + 19}" font-size="15" font-weight="500" text-anchor="middle" fill="var(--ink)">${name}</text></g>`
}
