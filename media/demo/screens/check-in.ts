import { fingerSvg, type Gesture } from '../gesture.ts'
import type { EventIconName } from '#words/schemas/app-screens.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round, track } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { morning } from '../week.ts'
import { windowSvg, paneY } from '../sash-window.ts'

const firstTap = at('checkIn', 4)
const secondTap = at('checkIn', 8.4)
const done = at('checkIn', 9.4)

const glass = { x: 132, y: 66, scale: 1.14 }
const company: readonly EventIconName[] = ['alone', 'one', 'two', 'many']
const tile = { x: 28, y: 352, width: 56, height: 72, step: 62.6 }

const gesture: Gesture = {
	path: [
		[firstTap - 1.3, 236, 430],
		[firstTap - 0.9, 236, 430],
		[firstTap - 0.2, 232, glass.y + paneY(morning) * glass.scale],
		[firstTap + 0.6, 232, glass.y + paneY(morning) * glass.scale],
		[secondTap - 0.9, 200, 300],
		[secondTap - 0.2, tile.x + tile.width / 2, tile.y + tile.height / 2 + 6],
		[secondTap + 0.9, tile.x + tile.width / 2, tile.y + tile.height / 2 + 6],
	],
	touches: [
		[firstTap, firstTap + 0.15],
		[secondTap, secondTap + 0.15],
	],
}

/** The check-in screen. The first tap sets the level, the second the company. */
export function checkInSvg(t: number): string {
	const level = track(t, [
		[firstTap, 0],
		[firstTap + 1.2, morning],
	])
	const window = windowSvg({ light: level, blind: 100, inside: 'plant' })
	return [
		`<g transform="translate(${glass.x} ${glass.y}) scale(${glass.scale})">${window}</g>`,
		level > 0 &&
			`<text x="28" y="150" font-size="84" font-weight="400" letter-spacing="-2" fill="var(--ink)">${Math.round(level)}</text>`,
		...tapsSvg(t),
		...company.map((icon, index) =>
			tileSvg(icon, index, index === 0 ? ramp(t, secondTap, secondTap + 0.4) : 0),
		),
		fingerSvg(t, gesture),
	]
		.filter(Boolean)
		.join('')
}

/** Two small windows that light up with the taps, followed by a check mark. */
function tapsSvg(t: number): string[] {
	const lights = [ramp(t, firstTap, firstTap + 0.4), ramp(t, secondTap, secondTap + 0.4)]
	const tick = ramp(t, done, done + 0.5)
	return [
		...lights.map(
			(light, index) =>
				`<g transform="translate(${30 + index * 34} 196)"><path fill="var(--glass)" d="M0 0h24v32H0z"/><path fill="var(--lamp)" opacity="${round(light)}" d="M0 0h24v32H0z"/><path fill="none" stroke="var(--ink)" stroke-width="3" d="M1.5 1.5h21v29h-21zM12 2v28M2 13h20"/></g>`,
		),
		tick > 0
			? `<path d="M32 262l18 18 34-38" fill="none" stroke="var(--ink)" stroke-width="6" stroke-dasharray="80" stroke-dashoffset="${round(80 * (1 - tick))}"/>`
			: '',
	]
}

function tileSvg(icon: EventIconName, index: number, lit: number): string {
	const x = round(tile.x + index * tile.step)
	const colour = lit > 0.5 ? 'var(--coal)' : 'var(--ink)'
	return `<g transform="translate(${x} ${tile.y})"><rect x="1" y="1" width="${tile.width - 2}" height="${tile.height - 2}" rx="2" fill="none" stroke="var(--edge)" stroke-width="2"/><rect width="${tile.width}" height="${tile.height}" rx="2" fill="var(--lamp)" opacity="${round(lit)}"/>${iconSvg(icon, 9, 17, 38, colour)}</g>`
}
