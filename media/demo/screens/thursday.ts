import { fingerSvg, type Gesture } from '../gesture.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { movedEntry, price, thursday, thursdayHours, thursdayMorning, week } from '../week.ts'
import { windowSvg } from '../sash-window.ts'

const list = { x: 26, y: 62, step: 103 }
const glass = { x: 182, y: 76, scale: 0.78 }
const first = at('thursday', 1)
const every = 1.05

const gesture: Gesture = {
	path: [
		[at('thursday', 6), 230, 450],
		[at('thursday', 6.3), 230, 450],
		[at('thursday', 7), 100, list.y + movedEntry * list.step + 46],
		[at('thursday', 7.9), 100, list.y + movedEntry * list.step + 46],
	],
	touches: [[at('thursday', 7.1), at('thursday', 7.9)]],
}

/** Thursday's screen: each of its four entries lowers the blind by its price. */
export function thursdaySvg(t: number): string {
	const entries = week[thursday]?.plan ?? []
	const paid = entries.reduce((sum, kind, index) => sum + price[kind] * entered(t, index), 0)
	const left = thursdayMorning - paid
	const window = windowSvg({ light: 0, blind: left })
	return [
		`<g transform="translate(${glass.x} ${glass.y}) scale(${glass.scale})">${window}</g>`,
		`<text x="229" y="326" font-size="72" font-weight="440" letter-spacing="-1.5" text-anchor="middle" fill="var(--ink)">${Math.round(left)}</text>`,
		...entries.map((kind, index) => {
			const y = list.y + index * list.step
			const shown = round(0.22 + 0.78 * entered(t, index))
			return `<g opacity="${shown}"><rect x="${list.x}" y="${y}" width="62" height="88" rx="2" fill="var(--wall)"/>${iconSvg(kind, list.x + 11, y + 24, 40, 'var(--on-wall)')}<text x="100" y="${y + 27}" font-size="23" font-weight="480" fill="var(--ink-soft)">${thursdayHours[index] ?? ''}</text><text x="98" y="${y + 72}" font-size="42" font-weight="480" fill="var(--ink)">−${price[kind]}</text></g>`
		}),
		fingerSvg(t, gesture),
	].join('')
}

function entered(t: number, index: number): number {
	return ramp(t, first + index * every, first + index * every + 0.8)
}
