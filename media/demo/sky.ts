import type { ClockTime, Lettering } from '#cms/reader/schemas/film.ts'
import { duskOf } from './evenings.ts'
import { fade, mix, round, track } from './keyframes.ts'
import { at } from './scenes.ts'
import type { Shape } from './shapes.ts'
import { friday, week } from './week.ts'

/** 0 by day, 1 by night. Tuesday to Friday pass quickly, and on each of them the sky brightens only to 0.62. */
export function nightAt(t: number): number {
	const evenings = week.slice(1, friday + 1).flatMap((_, index) => {
		const dusk = duskOf(index + 1)
		return [
			[dusk - 1.1, 1],
			[dusk - 0.55, 0.62],
			[dusk, 1],
		] as const
	})
	return track(t, [
		[at('checkIn', -1.4), 1],
		[at('checkIn', 0.6), 0],
		[duskOf(0) - 1.2, 0],
		[duskOf(0), 1],
		...evenings,
	])
}

/** The height of the sun on Monday, from 0 (behind the roof) to 1. */
function sunAt(t: number): number {
	return track(t, [
		[at('checkIn', -1), 0],
		[at('checkIn', 1), 0.35],
		[at('event', -0.6), 0.35],
		[at('event', 0.8), 0.85],
		[at('prices', 6.8), 0.85],
		[at('forecast', 0.4), 1],
		[at('week', -0.2), 1],
		[at('week', 1.2), 0],
	])
}

function moonAt(t: number): number {
	return track(t, [
		[at('checkIn', -1.9), 1],
		[at('checkIn', -0.9), 0],
		[at('week', 0.6), 0],
		[at('week', 2), 0.9],
		[at('end'), 1],
	])
}

export function skySvg(t: number, shape: Shape, horizon: number): string {
	const { sun } = shape
	const y = (height: number) => round(mix(horizon + sun.size + 12, sun.high, height))
	const [day, dark] = [sunAt(t), moonAt(t)]
	return [
		`<linearGradient id="sky" gradientUnits="userSpaceOnUse" x2="0" y2="${round(horizon)}"><stop offset=".15" stop-color="var(--sky)"/><stop offset="1" stop-color="var(--dusk)"/></linearGradient>`,
		`<path fill="url(#sky)" d="M0 0H${shape.width}V${round(horizon + 2)}H0z"/>`,
		day > 0 && `<circle cx="${sun.x}" cy="${y(day)}" r="${sun.size}" fill="var(--lamp)"/>`,
		dark > 0 && moonSvg(sun.moonX, y(dark), sun.size),
	]
		.filter(Boolean)
		.join('')
}

function moonSvg(x: number, y: number, size: number): string {
	return `<path fill="var(--paint)" transform="translate(${x} ${y}) scale(${size / 34})" d="M6-30A31 31 0 1 0 30 8 26 26 0 0 1 6-30z"/>`
}

type Reading = { from: number; to: number; day: number; time: ClockTime }

const monday: readonly Reading[] = [
	{ from: at('checkIn', 0.8), to: at('event', -0.2), day: 0, time: '07:10' },
	{ from: at('event', 0.2), to: at('event', 4.6), day: 0, time: '11:00' },
	{ from: at('event', 4.8), to: at('forecast', -0.4), day: 0, time: '11:50' },
	{ from: at('forecast', 0.2), to: at('week', 0.1), day: 0, time: '12:15' },
]

const nights: readonly Reading[] = week.slice(0, friday + 1).map((_, day) => ({
	from: duskOf(day) - 0.3,
	to: day === friday ? at('end', -0.2) : duskOf(day + 1) - 0.8,
	day,
	time: day === friday ? '20:30' : '22:00',
}))

/**
 * The day and the time, written in the sky. Hidden while day turns into night, because the colour of the text jumps
 * then.
 */
export function clockSvg(t: number, { clock }: Shape, lettering: Lettering): string {
	return [...monday, ...nights]
		.filter(({ from, to }) => t > from && t < to)
		.map(({ from, to, day, time }) => {
			const shown = round(fade(t, from, to, 0.35))
			return `<text x="${clock.x}" y="${clock.y}" font-size="${clock.size}" font-weight="360" letter-spacing="-1.5" fill="var(--ink)" opacity="${shown}">${lettering.days[day]} <tspan dx="8">${lettering.clock[time]}</tspan></text>`
		})
		.join('')
}
