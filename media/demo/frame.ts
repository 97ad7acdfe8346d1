import { evenings } from './evening.ts'
import { drawHouse } from './house.ts'
import { ramp, round } from './motion.ts'
import { customProperties } from './palette.ts'
import { drawPhone } from './phone.ts'
import { at } from './scenes.ts'
import { type Shape, type ShapeName, shapes } from './shapes.ts'
import { drawClock, drawSky, nightAt } from './sky.ts'
import { windowDefinitions } from './window.ts'

/**
 * One picture of the film: pure, so the same moment is the same picture on every machine.
 *
 * @param t seconds from the start, 0 to 90
 * @returns the markup of one SVG element
 * @example frame(52, 'portrait')
 */
export function frame(t: number, name: ShapeName): string {
	return picture({ house: t, phone: t, clock: t }, name)
}

/**
 * The picture before the film plays: the evening's lights and the plan on the phone, which the film
 * shows one after the other.
 */
export function poster(name: ShapeName): string {
	return picture({ house: at('friday', 5), phone: at('move', 8.6), clock: at('end') }, name)
}

/** Moments of the film, by part of the picture. */
type Moments = { house: number; phone: number; clock: number }

function picture({ house, phone, clock }: Moments, name: ShapeName): string {
	const shape = shapes[name]
	const night = nightAt(house)
	const camera = shape.camera(phone)
	const lit = evenings(house).map((evening) => ({
		...evening,
		labelled: house === phone ? evening.labelled : 1,
	}))
	const parts = [
		windowDefinitions,
		drawSky(house, shape, camera.y),
		drawHouse(lit, camera, shape, night),
		drawPhone(phone, shape, house),
		`<path fill="var(--plinth)" d="M0 ${shape.ground}H${shape.width}V${shape.height}H0z"/>`,
		drawClock(clock, shape),
		drawName(clock, shape),
	]
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${shape.width}" height="${shape.height}" viewBox="0 0 ${shape.width} ${shape.height}"><style>svg{${customProperties(night)}}</style>${parts.join('')}</svg>`
}

/** The product's name, once, at the end: the mark is a window with its blind half down. */
function drawName(t: number, { name }: Shape): string {
	const shown = round(ramp(t, at('end', 1.2), at('end', 2)))
	if (shown === 0) return ''
	const mark = name.size * 0.62
	const scale = round(mark / 30)
	return `<g opacity="${shown}"><g transform="translate(${name.x} ${round(name.y - mark * 1.02)}) scale(${scale})"><path fill="var(--paint)" d="M0 0h22v30H0z"/><path fill="var(--glass)" d="M2.5 2.5h17v25h-17z"/><path fill="var(--lamp)" d="M2.5 13h17v14.5h-17z"/><path fill="var(--paint)" d="M10 2h2v26h-2zM2 12h18v2H2z"/></g><text x="${round(name.x + mark)}" y="${name.y}" font-size="${name.size}" font-weight="380" letter-spacing="-2" fill="var(--ink)">Innervolt</text></g>`
}
