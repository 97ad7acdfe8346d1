import { chimneys as paths } from '#site/art/windows/Roof.tsx'
import type { Lettering } from '#cms/reader/schemas/film.ts'
import type { Evening } from './evenings.ts'
import { round } from './keyframes.ts'
import { type Camera, row, type Shape } from './shapes.ts'
import { haloSvg, windowSvg } from './sash-window.ts'

export function houseSvg(
	evenings: readonly Evening[],
	camera: Camera,
	shape: Shape,
	night: number,
	{ days }: Lettering,
): string {
	// All halos first, so that none covers a neighbouring window.
	const halos = evenings.map(({ light }, day) => placedSvg(day, haloSvg(light, night)))
	const windows = evenings.map((evening, day) => eveningSvg(evening, day, days[day] ?? ''))
	const front = [...halos, ...windows].join('')
	const wallTop = round(camera.y)
	const edge = round(7 * camera.scale)
	return [
		`<g transform="translate(${round(camera.x)} ${wallTop}) scale(${round(camera.scale * 1000) / 1000})">${chimneys}</g>`,
		`<path fill="var(--wall)" d="M0 ${wallTop}H${shape.width}V${shape.height}H0z"/>`,
		`<path fill="var(--plinth)" d="M0 ${wallTop}h${shape.width}v${edge}H0z"/>`,
		`<g transform="translate(${round(camera.x)} ${wallTop}) scale(${round(camera.scale * 1000) / 1000})">${front}</g>`,
	].join('')
}

const chimneys = chimneySvg(596, paths.wide) + chimneySvg(-190, paths.narrow)

function chimneySvg(x: number, { shaft, trim }: { shaft: string; trim: string }): string {
	return `<g transform="translate(${x} 0)"><path fill="var(--wall)" d="${shaft}"/><path fill="var(--plinth)" d="${trim}"/></g>`
}

function eveningSvg(evening: Evening, day: number, name: string): string {
	const middle = row.first + day * row.step + row.width / 2
	return placedSvg(day, windowSvg(evening)) + labelSvg(evening, name, middle)
}

function placedSvg(day: number, part: string): string {
	const scale = Math.round(row.scale * 1000) / 1000
	return `<g transform="translate(${row.first + day * row.step} ${row.top}) scale(${scale})">${part}</g>`
}

/**
 * The name of the day and, for Thursday, the number below it. Amber marks an evening with little energy left, as on the
 * site.
 */
function labelSvg(
	{ number, shown, isForecast, marked, labelled }: Evening,
	day: string,
	x: number,
): string {
	const size = round(52 + 8 * marked)
	const plain = isForecast ? 'var(--on-wall-soft)' : 'var(--on-wall)'
	const colour =
		marked > 0 ? `color-mix(in oklab,var(--lamp) ${Math.round(marked * 100)}%,${plain})` : plain
	const weight = isForecast ? 440 : 600
	const figure =
		shown > 0
			? `<text x="${x}" y="311" font-size="${size}" font-weight="${weight}" fill="${colour}" opacity="${round(shown)}">${number}</text>`
			: ''
	return `<g text-anchor="middle" opacity="${round(labelled)}"><text x="${x}" y="258" font-size="29" font-weight="480" fill="${colour}">${day}</text>${figure}</g>`
}
