import type { Evening } from './evening.ts'
import { round } from './motion.ts'
import { type Camera, row, type Shape } from './shapes.ts'
import { silhouettes } from './silhouettes.ts'
import { week } from './week.ts'
import { drawHalo, drawWindow } from './window.ts'

/** The house front: wall, roof edge, chimneys, seven windows with their days and numbers. */
export function drawHouse(
	evenings: readonly Evening[],
	camera: Camera,
	shape: Shape,
	night: number,
): string {
	// All halos first: light falls on the wall, not on the neighbour's window.
	const halos = evenings.map(({ light }, day) => place(day, drawHalo(light, night)))
	const windows = [...halos, ...evenings.map(drawEvening)].join('')
	const wallTop = round(camera.y)
	const edge = round(7 * camera.scale)
	return [
		`<g transform="translate(${round(camera.x)} ${wallTop}) scale(${round(camera.scale * 1000) / 1000})">${chimneys}</g>`,
		`<path fill="var(--wall)" d="M0 ${wallTop}H${shape.width}V${shape.height}H0z"/>`,
		`<path fill="var(--plinth)" d="M0 ${wallTop}h${shape.width}v${edge}H0z"/>`,
		`<g transform="translate(${round(camera.x)} ${wallTop}) scale(${round(camera.scale * 1000) / 1000})">${windows}</g>`,
	].join('')
}

const chimneys =
	'<g transform="translate(596 0)"><path fill="var(--wall)" d="M7 0V-44H83V0z"/><path fill="var(--plinth)" d="M0-44H90V-37H0zM24-57h13v13H24zM53-57h13v13H53z"/></g><g transform="translate(-190 0)"><path fill="var(--wall)" d="M7 0V-34H63V0z"/><path fill="var(--plinth)" d="M0-34H70V-27H0zM28-46h13v12H28z"/></g>'

function drawEvening(evening: Evening, day: number): string {
	const inside = silhouettes[evening.inside]
	const middle = row.first + day * row.step + row.width / 2
	return place(day, drawWindow({ ...evening, inside })) + drawLabel(evening, day, middle)
}

/** Puts a part of a window where the day's window is. */
function place(day: number, part: string): string {
	const scale = Math.round(row.scale * 1000) / 1000
	return `<g transform="translate(${row.first + day * row.step} ${row.top}) scale(${scale})">${part}</g>`
}

/** The day, and its number large beneath it. Amber marks the evening with little light, as on the site. */
function drawLabel(
	{ number, shown, isForecast, marked, labelled }: Evening,
	day: number,
	x: number,
): string {
	const size = round(42 + 10 * marked)
	const plain = isForecast ? 'var(--on-wall-soft)' : 'var(--on-wall)'
	const colour =
		marked > 0 ? `color-mix(in oklab,var(--lamp) ${Math.round(marked * 100)}%,${plain})` : plain
	const weight = isForecast ? 440 : 600
	const figure =
		shown > 0
			? `<text x="${x}" y="307" font-size="${size}" font-weight="${weight}" fill="${colour}" opacity="${round(shown)}">${number}</text>`
			: ''
	return `<g text-anchor="middle" opacity="${round(labelled)}"><text x="${x}" y="258" font-size="29" font-weight="480" fill="${colour}">${week[day]?.name ?? ''}</text>${figure}</g>`
}
