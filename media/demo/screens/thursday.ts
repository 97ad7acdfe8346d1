import type { Lettering } from '#cms/reader/schemas/film.ts'
import { fingerSvg, type Gesture } from '../gesture.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { movedEntry, price, thursday, thursdayHours, thursdayMorning, week } from '../week.ts'
import { windowSvg } from '../sash-window.ts'
import { titleSvg } from './title.ts'

const list = { x: 27, y: 92, step: 69 }
const glass = { x: 202, y: 92, scale: 0.6 }
const first = at('thursday', 1)
const every = 1.05

const gesture: Gesture = {
	path: [
		[at('thursday', 5.8), 230, 330],
		[at('thursday', 6.1), 230, 330],
		[at('thursday', 6.8), 100, list.y + movedEntry * list.step + 36],
		[at('thursday', 7.7), 100, list.y + movedEntry * list.step + 36],
	],
	touches: [[at('thursday', 6.9), at('thursday', 7.7)]],
}

/** Thursday's screen: each of its four entries lowers the blind by its price. */
export function thursdaySvg(t: number, { app, days }: Lettering): string {
	const entries = week[thursday]?.plan ?? []
	const paid = entries.reduce((sum, kind, index) => sum + price[kind] * entered(t, index), 0)
	const left = thursdayMorning - paid
	const window = windowSvg({ light: 0, blind: left })
	return [
		titleSvg(days[thursday], app.left),
		`<g transform="translate(${glass.x} ${glass.y}) scale(${glass.scale})">${window}</g>`,
		`<text x="238" y="322" font-size="62" font-weight="440" letter-spacing="-1.5" text-anchor="middle" fill="var(--ink)">${Math.round(left)}</text>`,
		...entries.map((kind, index) => {
			const y = list.y + index * list.step
			const shown = round(0.22 + 0.78 * entered(t, index))
			const middle = y + 34
			return `<g opacity="${shown}"><rect x="${list.x}" y="${y + 4}" width="46" height="54" rx="2" fill="var(--wall)"/>${iconSvg(kind, list.x + 7, y + 15, 32, 'var(--on-wall)')}<text x="84" y="${middle - 14}" font-size="14" font-weight="500" fill="var(--ink-soft)">${thursdayHours[index] ?? ''}</text><text x="84" y="${middle + 4}" font-size="15" font-weight="540" fill="var(--ink)">${app.entries[kind]}</text><text x="83" y="${middle + 27}" font-size="23" font-weight="560" fill="var(--ink)">−${price[kind]}</text></g>`
		}),
		fingerSvg(t, gesture),
	].join('')
}

function entered(t: number, index: number): number {
	return ramp(t, first + index * every, first + index * every + 0.8)
}
